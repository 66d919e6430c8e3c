// `troodon lsp`: the language server. It wires the protocol to the rooms beside it; the engine passes the
// site (`editedSite.ts`), so builds load none of this.
import { Writable } from 'node:stream'
import {
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver'
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { completeAt } from './complete.ts'
import { definitionAt } from './definition.ts'
import type { OpenEditedSite } from './editedSite.ts'
import { pathOf } from './files.ts'
import { workspaceEdit } from './linkEdits.ts'
import { moveFiles, movesOf } from './moveFiles.ts'
import { fixAllKind, quickFixes } from './problems.ts'
import { headingAt, renameHeading } from './renameHeading.ts'
import { openWorkspace, type Workspace } from './workspace.ts'

const capabilities: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  completionProvider: { triggerCharacters: ['(', '/', '#', '"', "'", '.'] },
  definitionProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix', fixAllKind] },
  renameProvider: { prepareProvider: true },
  workspace: {
    fileOperations: { willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/*' } }] } },
  },
}

/** Resolves with the exit code when the editor ends the session. */
export async function serveEditor(open: OpenEditedSite): Promise<number> {
  const watchDog = { shutdownReceived: false, initialize: () => {}, exit: (_code: number) => {} }
  const ended = new Promise<number>((resolve) => {
    watchDog.exit = resolve
    process.stdin.once('end', () => resolve(watchDog.shutdownReceived ? 0 : 1))
  })
  const input = new StreamMessageReader(process.stdin)
  const output = new StreamMessageWriter(ownOutput())
  const connection = createConnection((logger) => createProtocolConnection(input, output, logger), watchDog)
  let workspace: Workspace | null = null
  let watchesFiles = false
  connection.onInitialize(async (params) => {
    watchesFiles = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    workspace = openWorkspace(await open(folderOf(params)), connection)
    answer(connection, workspace)
    return { capabilities, serverInfo: { name: 'troodon' } }
  })
  connection.onInitialized(() => {
    if (watchesFiles)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/*' }],
      })
    workspace?.checkSoon()
  })
  connection.listen()
  const code = await ended
  await (workspace as Workspace | null)?.close()
  process.stdin.destroy()
  return code
}

function answer(connection: Connection, workspace: Workspace): void {
  const { site } = workspace
  connection.onDidChangeWatchedFiles(workspace.checkSoon)
  connection.onDidSaveTextDocument(workspace.checkSoon)
  connection.onCompletion(async ({ textDocument, position }) => {
    const asked = await workspace.ask(textDocument.uri, position)
    return asked && completeAt(asked.place, asked.linked)
  })
  connection.onDefinition(async ({ textDocument, position }) => {
    const asked = await workspace.ask(textDocument.uri, position)
    return asked && definitionAt(asked.place, asked.linked)
  })
  connection.onCodeAction(async ({ textDocument: { uri }, range }) => {
    const found = await workspace.problemsOf(uri)
    return found && quickFixes(found.problems, { uri, text: found.text }, range)
  })
  connection.onPrepareRename(async ({ textDocument, position }) => {
    const asked = await workspace.ask(textDocument.uri, position)
    return asked && headingAt(asked.place)
  })
  connection.onRenameRequest(async ({ textDocument, position, newName }) => {
    const asked = await workspace.ask(textDocument.uri, position, true)
    const edits = asked && (await renameHeading(asked.place, newName, asked.linked))
    return edits && workspaceEdit(edits, asked.place.uriOf)
  })
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const linked = await workspace.current()
    if (!linked) return null
    const moves = new Map(
      files.flatMap(({ oldUri, newUri }) => {
        const [from, to] = [workspace.sourceOf(oldUri), workspace.sourceOf(newUri)]
        return from === null || to === null ? [] : [...movesOf(from, to, linked.index.files)]
      }),
    )
    const after = moves.size === 0 ? null : await site.planMoved(moves)
    return after && workspaceEdit(moveFiles(moves, linked, after, workspace.textOf), workspace.uriOf)
  })
}

function folderOf({ workspaceFolders, rootUri }: InitializeParams): string | null {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri
  return uri ? pathOf(uri) : null
}

/** Standard output belongs to the protocol: what the site's code prints goes to standard error. */
function ownOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write
  return new Writable({ write: (chunk, _encoding, done) => void write(chunk, done) })
}
