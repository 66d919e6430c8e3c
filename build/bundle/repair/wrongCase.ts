// Imports whose names differ from those of the files in case alone. esbuild resolves them, warns, and cannot
// read the file where the disk has one form of each name.
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { BuildFailure, Message, ResolveResult } from 'esbuild'

/** The errors of a run. Such an import is one that leads nowhere, with the name on the disk as the hint. */
export function withWrongCase({ errors, warnings }: BuildFailure): readonly Message[] {
  const wrong = warnings.flatMap((warning) => differentCase(warning) ?? [])
  const isExplained = ({ detail }: Message) => wrong.some(({ read }) => pathIn(detail).endsWith(`/${read}`))
  return [...errors.filter((error) => !isExplained(error)), ...wrong.map(({ message }) => message)]
}

/** `read` is the path that does not exist, from the working folder. */
function differentCase(warning: Message): { readonly read: string; readonly message: Message } | null {
  const { text, location } = warning
  const [, found, read] = /^Use "(.+)" instead of "(.+)" to avoid issues with case/.exec(text) ?? []
  if (found === undefined || read === undefined || !location) return null
  const written = Buffer.from(location.lineText).subarray(location.column, location.column + location.length)
  const name = found.slice(found.lastIndexOf('/') + 1)
  return {
    read,
    message: {
      ...warning,
      text: `Could not resolve "${written.toString().slice(1, -1)}"`,
      location: { ...location, suggestion: otherCaseHint(name) },
    },
  }
}

/** The name on the disk of a file that a run of esbuild has found by another name; null for all others. */
export function fileInOtherCase({ path, namespace, external }: ResolveResult): string | null {
  if (external || namespace !== 'file' || existsSync(path) || !existsSync(dirname(path))) return null
  const name = basename(path).toLowerCase()
  return readdirSync(dirname(path)).find((one) => one.toLowerCase() === name) ?? null
}

export const otherCaseHint = (name: string): string => `The file is ${name}: write its name in the same case.`

const pathIn = (detail: unknown): string =>
  detail instanceof Error && 'path' in detail ? String(detail.path).replaceAll('\\', '/') : ''
