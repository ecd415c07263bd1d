"""Drives the language server with pytest-lsp, whose client checks each message against the types of the protocol."""

import asyncio
import os
import pathlib
import shutil

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

APP = pathlib.Path(__file__).parent.parent / "Fixtures" / "PlayerApp"


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["LAYOUTLINT"], "lsp"]),
    params=["visual-studio-code", "neovim", "emacs"],
)
async def client(request, client_: LanguageClient, tmp_path_factory):
    root = tmp_path_factory.mktemp("app")
    shutil.copytree(APP, root / "App")
    (root / ".git").mkdir()
    (root / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    client_.root = root

    # What editors answer, and the test client does not know.
    @client_.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        assert params.registrations[0].method == types.WORKSPACE_DID_CHANGE_WATCHED_FILES

    await client_.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=root.as_uri(), name="app")],
            root_uri=root.as_uri(),
        )
    )
    yield
    await client_.shutdown_session()


def open_cell(client):
    path = client.root / "App" / "Cells" / "AlbumCell.swift"
    text = path.read_text()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(
                uri=path.as_uri(), language_id="swift", version=1, text=text
            )
        )
    )
    return path.as_uri(), text


async def findings(client, uri):
    """What an editor shows: what it is told, or what it asks for."""
    if client.capabilities.text_document.diagnostic:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri))
        )
        return list(report.items)
    for _ in range(200):
        if client.diagnostics.get(uri):
            return list(client.diagnostics[uri])
        await asyncio.sleep(0.05)
    return []


def applied(edit, text):
    """The text after the edit of an action, in UTF-16 as the server counts by default."""
    changes = (
        edit.document_changes[0].edits
        if edit.document_changes
        else next(iter(edit.changes.values()))
    )
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    for change in sorted(changes, key=lambda c: (c.range.start.line, c.range.start.character), reverse=True):
        start = starts[change.range.start.line] + change.range.start.character
        end = starts[change.range.end.line] + change.range.end.character
        text = text[:start] + change.new_text + text[end:]
    return text


async def actions(client, uri, place, only=None):
    found = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri),
            range=place,
            context=types.CodeActionContext(diagnostics=[], only=only),
        )
    )
    return [
        action if action.edit else await client.code_action_resolve_async(action)
        for action in found
    ]


@pytest.mark.asyncio
async def test_diagnostics_and_fixes(client):
    uri, text = open_cell(client)
    found = await findings(client, uri)
    assert {item.code for item in found} == {"constraint_order", "negative_constant"}
    item = next(item for item in found if item.code == "negative_constant")
    titles = [action.title for action in await actions(client, uri, item.range)]
    assert any(title.startswith("Fix negative_constant") for title in titles)
    assert any(title == "Disable negative_constant for this file" for title in titles)

    everything = types.Range(types.Position(0, 0), types.Position(0, 0))
    (action,) = await actions(client, uri, everything, ["source.fixAll.layoutlint"])
    fixed = applied(action.edit, text)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            [types.TextDocumentContentChangeWholeDocument(fixed)],
        )
    )
    for _ in range(200):
        codes = {item.code for item in await findings(client, uri)}
        if "negative_constant" not in codes:
            break
        client.diagnostics.pop(uri, None)
        await asyncio.sleep(0.05)
    assert "negative_constant" not in codes


@pytest.mark.asyncio
async def test_hover_and_symbols(client):
    uri, _ = open_cell(client)
    found = await findings(client, uri)
    hover = await client.text_document_hover_async(
        types.HoverParams(types.TextDocumentIdentifier(uri), found[0].range.start)
    )
    assert "constraint_order" in hover.contents.value
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(types.TextDocumentIdentifier(uri))
    )
    assert symbols[0].name == "AlbumCell"


@pytest.mark.asyncio
async def test_configuration(client):
    uri = (client.root / ".layoutlint.yml").as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(
                uri=uri, language_id="yaml", version=1, text="rules:\n  \n"
            )
        )
    )
    items = await client.text_document_completion_async(
        types.CompletionParams(types.TextDocumentIdentifier(uri), types.Position(1, 2))
    )
    labels = {item.label for item in getattr(items, "items", items)}
    assert "constraint_order" in labels


@pytest.mark.asyncio
async def test_workspace(client):
    report = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(previous_result_ids=[])
    )
    assert len(report.items) > 5
