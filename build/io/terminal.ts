// What people see: stages, problems with the line they stand on, the closing line. Logs go to standard error, data to
// standard output.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem, Severity } from '../model/diagnostics.ts'

export interface Terminal {
  readonly stage: (name: string) => void
  readonly info: (message: string) => void
  readonly error: (message: string) => void
  readonly problems: (problems: readonly Problem[], root: string) => void
}

export interface TerminalOptions {
  readonly stream: NodeJS.WriteStream
  readonly env: Readonly<Record<string, string | undefined>>
  /** No stages, no colours: the answer is JSON on standard output. */
  readonly quiet: boolean
}

const colorCodes = { error: 31, warning: 33, info: 36, dim: 2, bold: 1, green: 32 } as const

export function openTerminal({ stream, env, quiet }: TerminalOptions): Terminal {
  const colors = !quiet && env['NO_COLOR'] === undefined && (stream.isTTY || env['FORCE_COLOR'] !== undefined)
  const live = stream.isTTY && !quiet && env['CI'] === undefined
  const paint = (color: keyof typeof colorCodes, text: string) =>
    colors ? `\u001b[${colorCodes[color]}m${text}\u001b[0m` : text
  const write = (text: string) => void stream.write(text)
  const clear = () => live && write('\r\u001b[K')
  let started: { name: string; at: number } | null = null
  const end = () => {
    if (started && !live && !quiet)
      write(`  ${started.name.padEnd(8)} ${(performance.now() - started.at).toFixed(0)} ms\n`)
    started = null
    clear()
  }
  return {
    stage(name) {
      end()
      started = { name, at: performance.now() }
      if (live) write(paint('dim', `${name}…`))
    },
    info(message) {
      end()
      if (!quiet) write(`${message}\n`)
    },
    error(message) {
      end()
      write(`${paint('error', 'error')}  ${message}\n`)
    },
    problems(problems, root) {
      end()
      const texts = new Map<string, readonly string[]>()
      for (const problem of problems)
        write(`${formatProblem(problem, lineOf(problem, root, texts), paint)}\n`)
    },
  }
}

const plain = (_color: string, text: string) => text

/** `content/docs/cli.md:12:34  error  brokenLink  …`, the line with a mark under the place, and what to do. */
export function formatProblem(
  problem: Problem,
  text: string | null,
  paint: (color: Severity | 'dim' | 'bold', text: string) => string = plain,
): string {
  const { file, line, column, severity, code, message, hint } = problem
  const place = [file ?? '(site)', line || null, line ? column || null : null]
    .filter((part) => part !== null)
    .join(':')
  const rows = [`${paint('bold', place)}  ${paint(severity, severity)}  ${code}  ${message}`]
  if (text !== null) {
    const { shown, at } = excerpt(text, column)
    rows.push(`    ${shown}`, `    ${' '.repeat(at)}${paint(severity, '^')}`)
  }
  if (hint) rows.push(`    ${hint}`)
  return rows.join('\n')
}

const width = 120

/** A long line is cut around the column; control characters would move the mark. */
function excerpt(text: string, column: number): { shown: string; at: number } {
  const clean = text.replaceAll('\t', ' ')
  if (clean.length <= width) return { shown: clean, at: column - 1 }
  const from = Math.max(0, Math.min(column - 1 - width / 2, clean.length - width))
  return { shown: clean.slice(from, from + width), at: column - 1 - from }
}

function lineOf(
  { file, line, column }: Problem,
  root: string,
  texts: Map<string, readonly string[]>,
): string | null {
  if (file === null || line === 0 || column === 0) return null
  const known = texts.get(file)
  if (known) return known[line - 1] ?? null
  try {
    const lines = readFileSync(join(root, file), 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n?|\n/)
    texts.set(file, lines)
    return lines[line - 1] ?? null
  } catch {
    return null
  }
}
