// Why a file of the site could not be read, and where: JSON, YAML, or a module that cannot be compiled or
// fails when it runs.
import { readFileSync } from 'node:fs'
import { findSourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildFailure, Message } from 'esbuild'
import { YAMLException } from 'js-yaml'
import { usingBundler } from '../io/bundlerProcess.ts'
import { installHint } from '../io/installHint.ts'
import { configLimitHint, TimeLimitError } from '../io/inTime.ts'
import { EncodingError } from '../io/readText.ts'
import { unbuiltPackage } from '../io/unbuiltPackage.ts'
import { packageOf } from '../model/packageOf.ts'
import { systemMessage, systemReason } from '../model/systemReason.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

export interface ReadFailure {
  /** The file itself, or a module that it imports. */
  readonly file: SourcePath
  /** Both count from 1. */
  readonly line: number
  readonly column: number
  /** The failure, without a full stop: `is not valid JSON: …`. */
  readonly reason: string
  readonly hint: string | null
}

/** `file` is the requested file, absolute. Paths in the result are relative to `root`. */
export async function locateFailure(error: unknown, file: string, root: string): Promise<ReadFailure> {
  const named = (path: string) => sourcePath(relative(root, path))
  const start = { file: named(file), line: 1, column: 1, hint: null }
  if (!(error instanceof Error)) return { ...start, reason: `fails: ${String(error)}` }
  if (error instanceof EncodingError) return { ...start, reason: error.message, hint: 'Save it as UTF-8.' }
  if (error instanceof TimeLimitError) return { ...start, reason: error.message, hint: configLimitHint }
  if (error instanceof RangeError && /call stack/.test(error.message))
    return { ...start, reason: 'is nested too deeply' }
  if (error instanceof YAMLException)
    return { ...start, ...(error.mark && after(error.mark)), reason: `is not valid YAML: ${error.reason}` }
  if (isBuildFailure(error)) return { ...start, ...compileFailure(error.errors[0], file, named) }
  if ('code' in error && error.code === 'EISDIR')
    return { ...start, line: 0, column: 0, reason: 'is a folder', hint: 'Name a file.' }
  if ('syscall' in error && 'path' in error && error.path === file)
    return { ...start, line: 0, column: 0, reason: `cannot be read: ${systemReason(error)}`, hint: null }
  if (error instanceof SyntaxError && file.endsWith('.json'))
    return { ...start, ...(await jsonFailure(file)) }
  const missing = missingModule(error.message)
  if (missing !== undefined && /^(?:[./]|[A-Za-z]:[\\/])/.test(missing))
    return { ...start, ...placeInStack(error, root), reason: `imports ${missing}, which does not exist` }
  if (missing) {
    const unbuilt = unbuiltPackage(missing, root)
    return {
      ...start,
      ...placeInStack(error, root),
      reason: unbuilt
        ? `imports ${missing}, but ${unbuilt.reason}`
        : `imports ${missing}, which is not installed`,
      hint: unbuilt?.hint ?? installHint(packageOf(missing), root, (command) => `Run ${command}.`),
    }
  }
  return {
    ...start,
    ...placeInStack(error, root),
    reason: reasonFor(error),
  }
}

/** An error of the system names a file, but not what reads it. */
function reasonFor(error: Error): string {
  const ofSystem = systemMessage(error)
  if (ofSystem !== null) return `fails: ${ofSystem}`
  return `${'code' in error ? 'cannot be read' : 'fails'}: ${trimmed(error.message)}`
}

/** In an error of the loader, or in one of a package that Node runs. */
const missingModule = (message: string): string | undefined =>
  /^Cannot find (?:package|module) '([^']+)'(?: imported from|\nRequire stack)/.exec(message)?.[1]

const after = ({ line, column }: { readonly line: number; readonly column: number }) => ({
  line: line + 1,
  column: column + 1,
})

const isBuildFailure = (error: Error): error is BuildFailure =>
  'errors' in error && Array.isArray(error.errors) && error.errors.length > 0

function compileFailure(message: Message | undefined, file: string, named: (path: string) => SourcePath) {
  if (!message?.location) return { reason: `cannot be compiled: ${message?.text}` }
  const { location, text } = message
  return {
    file: named(resolve(dirname(file), location.file)),
    line: location.line,
    column: location.column + 1,
    reason: `cannot be compiled: ${trimmed(text)}`,
  }
}

/** JavaScript gives a place for some mistakes in JSON only. esbuild always gives one. */
async function jsonFailure(file: string) {
  const reading = usingBundler(async () => {
    const { transform } = await import('esbuild')
    return transform(readFileSync(file, 'utf8'), { loader: 'json', logLevel: 'silent' })
  })
  const { errors } = await reading.then(
    () => ({ errors: [] }),
    (error: BuildFailure) => error,
  )
  const [first] = errors
  const { line = 1, column = 0 } = first?.location ?? {}
  return {
    line,
    column: column + 1,
    reason: `is not valid JSON: ${trimmed(first?.text ?? 'it cannot be parsed')}`,
  }
}

/** The first place in a file of the site, where the user wrote it; empty if there is none. */
export function placeInStack(
  error: Error,
  root: string,
): Partial<Pick<ReadFailure, 'file' | 'line' | 'column'>> {
  if (error.cause instanceof Error) {
    const inner = placeInStack(error.cause, root)
    if (inner.file) return inner
  }
  for (const { path, line, column } of placesIn(error.stack ?? '')) {
    const place = original(pathOf(path), line, column)
    const file = relative(root, place.file)
    if (!/^\.\.|^[A-Za-z]:|(?:^|[/\\])(?:node_modules|\.cache)[/\\]/.test(file))
      return { ...place, file: sourcePath(file) }
  }
  return {}
}

/** Paths and URLs of files in a stack trace, with lines and columns from 1. */
export const placesIn = (stack: string) =>
  [...stack.matchAll(/(?<=[\s(])((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()\n]+?):(\d+):(\d+)\)?$/gm)].map(
    ([, path = '', line, column]) => ({ path, line: Number(line), column: Number(column) }),
  )

const pathOf = (path: string): string => (path.startsWith('file:') ? fileURLToPath(path) : path)

/** Node has put the place into the source, unless a module prepares stack traces in its own way. */
function original(file: string, line: number, column: number) {
  const entry = findSourceMap(file)?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry)) return { file, line, column }
  return {
    file: pathOf(entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  }
}

const trimmed = (text: string): string => text.replace(/\.$/, '')
