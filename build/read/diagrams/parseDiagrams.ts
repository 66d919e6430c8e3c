// Mermaid's parsers in a thread of their own. Mermaid asks for a document when it is loaded; an empty
// one is enough to parse, and nothing else of the engine sees it. A parser that does not end is stopped.
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DiagramFailure } from '../../model/page.ts'

/** For loading Mermaid, and for each diagram. */
const mostMilliseconds = 30_000

/** Text → what is wrong with it. Texts that nobody can parse here are missing. */
export function parseDiagrams(
  texts: readonly string[],
  module: string,
): Promise<ReadonlyMap<string, DiagramFailure | null>> {
  const parsed = new Map<string, DiagramFailure | null>()
  if (texts.length === 0) return Promise.resolve(parsed)
  return new Promise((resolve) => {
    const thread = new Worker(script, {
      eval: true,
      workerData: { texts, module: pathToFileURL(module).href },
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    const end = () => {
      clearTimeout(timer)
      void thread.terminate()
      resolve(parsed)
    }
    let timer = setTimeout(end, mostMilliseconds)
    thread.on('message', ({ text, error }: { readonly text: string; readonly error: ParseError | null }) => {
      parsed.set(text, error && failureOf(error))
      clearTimeout(timer)
      timer = setTimeout(end, mostMilliseconds)
      if (parsed.size === texts.length) end()
    })
    thread.on('error', end)
    thread.on('exit', end)
  })
}

interface ParseError {
  readonly name: string
  readonly message: string
  /** What a parser found in place of what it expected. */
  readonly found: string | undefined
  readonly line: number | undefined
}

function failureOf({ name, message, found, line }: ParseError): DiagramFailure {
  if (name === 'UnknownDiagramError')
    return { reason: 'its first word is no type of diagram, such as flowchart or sequenceDiagram', at: null }
  const named = /\bline (\d+)/i.exec(message)?.[1]
  const at = line ?? (named === undefined ? null : Number(named))
  const isEnd = /got '(?:EOF|1|EOF_IN_STRUCT)'\s*$/.test(message)
  if (found !== undefined)
    return {
      reason: isEnd || found.trim() === '' ? 'this line is not complete' : `"${found}" is not expected`,
      at,
    }
  const [first = ''] = message.split('\n')
  return { reason: first.replace(/^Parsing failed:\s*/, '').replace(/^.*?\bcolumn \d+: |\.$/g, ''), at }
}

const script = `
const { parentPort, workerData: { texts, module } } = require('node:worker_threads')
globalThis.window = {
  document: { nodeType: 9, createElement: () => ({}) },
  Element: class {},
  addEventListener() {},
}
import(module).then(async ({ default: mermaid }) => {
  for (const text of texts) {
    const error = await mermaid.parse(text).then(() => null, (thrown) => ({
      name: String(thrown?.name),
      message: String(thrown?.message ?? thrown),
      found: thrown?.hash?.text,
      line: thrown?.hash?.loc?.first_line ?? (thrown?.hash?.line === undefined ? undefined : thrown.hash.line + 1),
    }))
    parentPort.postMessage({ text, error })
  }
})
`
