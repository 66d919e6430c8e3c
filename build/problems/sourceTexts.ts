// Texts of the files that problems are about. Each is read once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourcePath } from '../shared/paths.ts'

/** The file without a byte order mark, its lines separated by `\n`; null when it cannot be read. */
export type SourceTexts = (file: SourcePath) => string | null

/** `unsaved`: texts in an editor. */
export function openSourceTexts(
  root: string,
  unsaved: ReadonlyMap<SourcePath, string> = new Map(),
): SourceTexts {
  const texts = new Map<SourcePath, string | null>(unsaved)
  return (file) => {
    const known = texts.get(file)
    if (known !== undefined) return known
    const text = readSource(join(root, file))
    texts.set(file, text)
    return text
  }
}

function readSource(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
  } catch {
    return null
  }
}
