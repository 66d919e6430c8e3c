// Problems from the time when `@mdx-js/mdx` and plugins read a text, with its place.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalDiagnostic } from '../../model/diagnostics.ts'

/** A message of vfile, as far as it says something. */
interface Message {
  readonly reason?: string
  readonly message?: string
  readonly source?: string
  readonly line?: number | null
  readonly column?: number | null
  readonly place?: { readonly line?: number; readonly column?: number; readonly start?: Point } | null
}

interface Point {
  readonly line: number
  readonly column: number
}

/** Syntax that MDX refuses, or a plugin that failed: `plugin`, where it is known. */
export function pluginProblem(error: unknown, lineOffset: number, plugin: string | null): LocalDiagnostic {
  const found = (error ?? {}) as Message
  const { reason, message } = found
  const isSyntax = /^(?:micromark|mdast-util|remark-mdx|acorn)/.test(found.source ?? '')
  const text = (reason ?? message ?? String(error)).split('\n')[0]?.replace(/\.$/, '') ?? ''
  return isSyntax
    ? {
        code: 'moduleSyntax',
        ...placeOf(found, lineOffset),
        message: `This is not MDX: ${text}.`,
        hint: 'Write \\{ and \\< for the characters, and close every tag.',
      }
    : {
        code: 'markdownPlugin',
        ...placeOf(found, lineOffset),
        message: `${plugin === null ? 'A Markdown plugin' : `The Markdown plugin ${plugin}`} failed: ${text}.`,
        hint: stackHint(error),
      }
}

/** The package in which it happened, with its version: another one may be installed as well. */
function stackHint(error: unknown): string | null {
  const line = error instanceof Error ? /^\s+at (.*)$/m.exec(error.stack ?? '')?.[1] : undefined
  const [, path = '', folder = '', name] =
    /((?:file:\/\/)?([^()\s]*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)))[\\/]/.exec(line ?? '') ?? []
  if (name === undefined) return null
  const version = versionIn(path.startsWith('file:') ? decodeURI(folder) : folder)
  return `It is in the package ${name.replaceAll('\\', '/')}${version ? ` ${version}` : ''}.`
}

function versionIn(folder: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string }).version
  } catch {
    return undefined
  }
}

/** A plugin that waits for something that never happens. */
export const endlessPlugin = (plugin: string | null, seconds: number): LocalDiagnostic => ({
  code: 'markdownPlugin',
  ...{ line: 1, column: 1 },
  message: `${plugin === null ? 'A Markdown plugin' : `The Markdown plugin ${plugin}`} does not finish: nothing has happened for ${seconds} seconds.`,
  hint: 'Look for a promise that is never settled. TROODON_PAGE_SECONDS sets another limit.',
})

/** Warnings that plugins leave with the file. */
export const pluginWarnings = (
  messages: readonly unknown[],
  lineOffset: number,
): readonly LocalDiagnostic[] =>
  (messages as readonly Message[]).map((message) => ({
    code: 'markdownPlugin',
    severity: 'warning',
    ...placeOf(message, lineOffset),
    message: `A Markdown plugin reports: ${message.reason ?? message.message}`,
    hint: null,
  }))

/** `Expected a closing tag for <b> (3:1-3:4) before …` has its place in the words only. */
function placeOf({ line, column, place, reason }: Message, lineOffset: number): Point {
  const start = place?.start ?? place
  const inWords = /\((\d+):(\d+)(?:-|\))/.exec(reason ?? '')
  if (!line && !start?.line && inWords)
    return { line: Number(inWords[1]) + lineOffset, column: Number(inWords[2]) }
  const found = line ?? start?.line
  return found
    ? { line: found + lineOffset, column: column ?? start?.column ?? 1 }
    : { line: lineOffset + 1, column: 1 }
}
