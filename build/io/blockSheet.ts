// The style sheet of the components for authors. Pages that use one load it, and sites without any do not
// have it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OutputPath, outputPath } from '../shared/paths.ts'
import { hashOf } from './hash.ts'

export interface BlockSheet {
  readonly path: OutputPath
  readonly text: string
}

const known = new Map<string, BlockSheet>()

export function blockSheet(engineRoot: string): BlockSheet {
  const sheet = known.get(engineRoot) ?? readSheet(join(engineRoot, 'theme/styles/authoring.css'))
  known.set(engineRoot, sheet)
  return sheet
}

function readSheet(file: string): BlockSheet {
  const text = shorter(readFileSync(file, 'utf8'))
  return { path: outputPath(`assets/blocks.${hashOf(text).slice(0, 8)}.css`), text }
}

/** Without comments and the space at the ends of lines, which no string of this file contains. */
const shorter = (css: string): string =>
  css
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/(?<=[{};,])\n|\n(?=\})/g, '')
    .replace(/;(?=\})/g, '')
    .trim()
