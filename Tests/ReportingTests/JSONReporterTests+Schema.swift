// The documented formats of `JSONReporter` and `StatisticsJSONReporter` as JSON Schemas.

extension JSONReporterTests {
  static let documentSchema = schema(
    """
    "type": "object", "additionalProperties": false,
    "required": ["version", "tool", "root", "summary", "diagnostics", "problems"],
    "properties": {
      \(runMembers),
      "diagnostics": {
        "type": "array",
        "items": { "$ref": "#/definitions/diagnostic", "unevaluatedProperties": false }
      }
    }
    """)

  static let statisticsSchema = schema(
    """
    "type": "object", "additionalProperties": false,
    "required": ["version", "tool", "root", "summary", "rules", "problems"],
    "properties": {
      \(runMembers),
      "rules": {
        "type": "array",
        "items": {
          "type": "object", "additionalProperties": false,
          "required": ["rule", "findings", "places", "files", "safe_fixes", "unsafe_fixes"],
          "properties": {
            "rule": { "type": "string" },
            "severity": { "enum": ["error", "warning", "note"] },
            "findings": { "type": "integer", "minimum": 0 },
            "places": { "type": "integer", "minimum": 0 },
            "files": { "type": "integer", "minimum": 0 },
            "safe_fixes": { "type": "integer", "minimum": 0 },
            "unsafe_fixes": { "type": "integer", "minimum": 0 }
          }
        }
      }
    }
    """)

  /// What each document about a run has.
  private static let runMembers = """
    "version": { "const": 1 },
    "tool": {
      "type": "object", "additionalProperties": false, "required": ["name", "version"],
      "properties": { "name": { "const": "layoutlint" }, "version": { "type": "string" } }
    },
    "root": { "type": "string", "pattern": "^/" },
    "summary": {
      "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 },
      "propertyNames": {
        "enum": [
          "files", "bytes", "diagnostics", "errors", "warnings", "notes", "problems",
          "suppressed", "accepted"
        ]
      },
      "minProperties": 9
    },
    "problems": {
      "type": "array",
      "items": { "$ref": "#/definitions/problem", "unevaluatedProperties": false }
    }
    """

  private static func schema(_ root: String) -> String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      \(root),
      "definitions": {
        "path": { "type": "string", "minLength": 1 },
        "encoded": { "type": "string", "pattern": "^([A-Za-z0-9._~/-]|%[0-9A-F]{2})+$" },
        "position": {
          "type": "object", "additionalProperties": false, "required": ["line", "column", "offset"],
          "properties": {
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 },
            "offset": { "type": "integer", "minimum": 0 }
          }
        },
        "diagnostic": {
          "type": "object",
          "required": [
            "path", "start", "end", "severity", "rule", "message", "advice", "markdown", "fingerprint"
          ],
          "properties": {
            "path": { "$ref": "#/definitions/path" },
            "path_encoded": { "$ref": "#/definitions/encoded" },
            "start": { "$ref": "#/definitions/position" },
            "end": { "$ref": "#/definitions/position" },
            "severity": { "enum": ["error", "warning", "note"] },
            "rule": { "type": "string" },
            "message": { "type": "string" },
            "advice": { "type": "string" },
            "markdown": { "type": "string" },
            "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
            "fix": { "$ref": "#/definitions/fix" },
            "related": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object", "additionalProperties": false,
                "required": ["start", "end", "message"],
                "properties": {
                  "start": { "$ref": "#/definitions/position" },
                  "end": { "$ref": "#/definitions/position" },
                  "message": { "type": "string" }
                }
              }
            }
          }
        },
        "fix": {
          "type": "object", "additionalProperties": false, "required": ["safety"],
          "properties": {
            "safety": { "enum": ["safe", "unsafe"] },
            "edits": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object", "additionalProperties": false,
                "required": ["start", "end", "replacement"],
                "properties": {
                  "start": { "$ref": "#/definitions/position" },
                  "end": { "$ref": "#/definitions/position" },
                  "replacement": { "type": "string" }
                }
              }
            }
          }
        },
        "problem": {
          "type": "object", "required": ["path", "message", "advice"],
          "properties": {
            "path": { "$ref": "#/definitions/path" },
            "path_encoded": { "$ref": "#/definitions/encoded" },
            "message": { "type": "string" },
            "advice": { "type": "string" }
          }
        }
      }
    }
    """
  }
}
