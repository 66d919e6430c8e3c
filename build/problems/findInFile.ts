// Problems of values that were read without their places: front matter, data files, the configuration. Looked up when there is one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostics.ts'
import { escapeRegExp } from '../shared/escape.ts'

/** The same problems at the places that their `find` leads to; what is not found stays where it is. */
export function withPlaces(diagnostics: readonly Diagnostic[], root: string): readonly Diagnostic[] {
  const texts = new Map<string, string>()
  return diagnostics.map(({ find, ...found }) => {
    if (!find || find.length === 0 || found.file === null) return found
    const text = texts.get(found.file) ?? read(join(root, found.file))
    texts.set(found.file, text)
    return { ...found, ...placeOf(find, text) }
  })
}

/** Null when one of them is not there. */
export function placeOf(
  find: readonly (string | RegExp)[],
  text: string,
): { readonly line: number; readonly column: number } | null {
  let at = 0
  let end = 0
  for (const wanted of find) {
    const word = new RegExp(
      typeof wanted === 'string' ? `(?<![\\w-])${escapeRegExp(wanted)}(?![\\w-])` : wanted.source,
      'g',
    )
    word.lastIndex = end
    const match = word.exec(text)
    if (!match) return null
    at = match.index
    end = word.lastIndex
  }
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
  } catch {
    return ''
  }
}
