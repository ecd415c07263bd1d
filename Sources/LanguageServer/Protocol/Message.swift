/// A message of the protocol: JSON-RPC 2.0 without batches.
package enum Message: Sendable {
  case request(id: JSON, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// An answer to a request of the server.
  case response(id: JSON, isResult: Bool)

  /// Reads the content of a message.
  package init(_ content: [UInt8]) throws(Refusal) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: content)
    } catch {
      throw Refusal(
        id: nil, .init(.parseError, "byte \(error.offset) of the message: \(error.reason)"))
    }
    guard json.members != nil else {
      throw Refusal(id: nil, .init(.invalidRequest, "a message is an object; there are no batches"))
    }
    let id = try Self.id(json)
    func refuse(_ reason: String) -> Refusal { Refusal(id: id, .init(.invalidRequest, reason)) }
    guard json["jsonrpc"]?.text == "2.0" else { throw refuse("`jsonrpc` is not \"2.0\"") }
    guard let method = json["method"] else {
      guard let id, json["result"] != nil || json["error"] != nil else {
        throw refuse("a message has neither a `method` nor a `result`")
      }
      self = .response(id: id, isResult: json["error"] == nil)
      return
    }
    guard let method = method.text else { throw refuse("`method` is not a string") }
    let params = json["params"] ?? .null
    switch params {
    case .null, .array, .object: break
    default: throw refuse("`params` is neither an object nor an array")
    }
    if let id {
      self = .request(id: id, method: method, params: params)
    } else {
      self = .notification(method: method, params: params)
    }
  }

  /// The id in a message or in the parameters of a cancellation; nil if there is none.
  static func id(_ json: JSON) throws(Refusal) -> JSON? {
    guard let id = json["id"] else { return nil }
    if let number = id.wholeNumber { return .integer(number) }
    if id.text != nil { return id }
    throw Refusal(id: nil, .init(.invalidRequest, "`id` is neither a whole number nor a string"))
  }

  package struct Refusal: Error, Equatable {
    /// The request to answer; nil if it is unknown.
    package var id: JSON?
    package var error: ResponseError

    init(id: JSON?, _ error: ResponseError) {
      self.id = id
      self.error = error
    }
  }
}

package struct ResponseError: Error, Equatable {
  /// The codes of JSON-RPC and of the protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  package var code: Code
  package var message: String
  package var data: JSON?

  package init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  static func invalidParams(_ message: String) -> ResponseError { .init(.invalidParams, message) }
}

// MARK: - Writing

extension JSON {
  static func request(_ id: JSON, _ method: String, _ params: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
  }

  static func notification(_ method: String, _ params: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  static func response(_ id: JSON, _ result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func response(_ id: JSON?, _ error: ResponseError) -> JSON {
    let body: JSON = ["code": .integer(error.code.rawValue), "message": .string(error.message)]
    return [
      "jsonrpc": "2.0", "id": id ?? .null, "error": body.with("data", error.data),
    ]
  }

  package var framed: [UInt8] {
    let content = bytes
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
