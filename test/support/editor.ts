// An editor for tests: a scripted client of the language server, in a process of its own.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createProtocolConnection,
  type Diagnostic,
  type Position,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { cli } from './cli.ts'

/** `sourceText`: a place in it is found by the text before and after a `|`. */
export interface Editor {
  readonly open: (file: string, text?: string) => void
  /** Replaces the whole text. */
  readonly type: (file: string, text: string) => void
  readonly ask: <T>(method: string, params: object) => Promise<T>
  readonly at: (file: string, around: string) => { textDocument: { uri: string }; position: Position }
  readonly uri: (file: string) => string
  /** Waits until the problems of a file are as wanted. */
  readonly problems: (
    file: string,
    wanted: (all: readonly Diagnostic[]) => boolean,
  ) => Promise<readonly Diagnostic[]>
  /** The texts of files after an edit of the editor, by path. */
  readonly edited: (edit: WorkspaceEdit) => Readonly<Record<string, string>>
  readonly errors: () => string
  readonly close: () => Promise<number | null>
}

export async function openEditor(root: string, args: readonly string[] = []): Promise<Editor> {
  const child = spawn(process.execPath, [cli, 'lsp', ...args], { cwd: root })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const client = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const uri = (file: string) => pathToFileURL(join(root, file)).href
  const texts = new Map<string, string>()
  const versions = new Map<string, number>()
  const found = new Map<string, readonly Diagnostic[]>()
  const waiting = new Set<() => void>()
  client.onNotification('textDocument/publishDiagnostics', ({ uri: of, diagnostics }) => {
    found.set(of, diagnostics)
    for (const wake of waiting) wake()
  })
  client.onRequest('client/registerCapability', () => null)
  client.listen()
  const textOf = (file: string) => texts.get(uri(file)) ?? readFileSync(join(root, file), 'utf8')
  await client.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  })
  await client.sendNotification('initialized', {})
  return {
    uri,
    open(file, text = readFileSync(join(root, file), 'utf8')) {
      texts.set(uri(file), text)
      void client.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uri(file), languageId: 'markdown', version: 1, text },
      })
    },
    type(file, text) {
      const version = (versions.get(file) ?? 1) + 1
      versions.set(file, version)
      texts.set(uri(file), text)
      void client.sendNotification('textDocument/didChange', {
        textDocument: { uri: uri(file), version },
        contentChanges: [{ text }],
      })
    },
    ask: (method, params) => client.sendRequest(method, params),
    at(file, around) {
      const [before = '', after = ''] = around.split('|')
      const text = textOf(file)
      const offset = text.indexOf(before + after) + before.length
      const lines = text.slice(0, offset).split('\n')
      const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
      return { textDocument: { uri: uri(file) }, position }
    },
    problems: (file, wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const all = found.get(uri(file))
          if (!all || !wanted(all)) return
          waiting.delete(look)
          resolve(all)
        }
        waiting.add(look)
        look()
      }),
    edited: ({ changes = {} }) =>
      Object.fromEntries(
        Object.entries(changes).map(([of, edits]) => {
          const file = decodeURIComponent(of.slice(pathToFileURL(root).href.length + 1))
          return [file, applied(textOf(file), edits)]
        }),
      ),
    errors: () => errors,
    async close() {
      await client.sendRequest('shutdown')
      await client.sendNotification('exit')
      return ended
    },
  }
}

function applied(text: string, edits: readonly TextEdit[]): string {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const offset = ({ line, character }: Position) => (starts[line] ?? text.length) + character
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (now, { range, newText }) => now.slice(0, offset(range.start)) + newText + now.slice(offset(range.end)),
      text,
    )
}
