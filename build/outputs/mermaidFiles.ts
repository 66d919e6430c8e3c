// The browser files of mermaid, when the site has installed it. They are large and already bundled, so they
// are copied.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findPackage } from '../io/findPackage.ts'
import { type OutputPath, outputPath } from '../shared/paths.ts'

export interface MermaidFiles {
  /** The module that pages import. */
  readonly entry: OutputPath
  readonly files: readonly { readonly path: OutputPath; readonly file: string }[]
}

const entryName = 'mermaid.esm.min.mjs'

/** Null when mermaid is not installed. */
export function findMermaid(root: string): MermaidFiles | null {
  const found = findPackage('mermaid', root)
  if (!found || !existsSync(join(found.folder, 'dist', entryName))) return null
  const { folder, version } = found
  const chunks = readdirSync(join(folder, 'dist/chunks/mermaid.esm.min')).filter((name) =>
    name.endsWith('.mjs'),
  )
  const names = [entryName, ...chunks.map((name) => `chunks/mermaid.esm.min/${name}`)]
  const place = (name: string) => outputPath(`assets/mermaid/${version}/${name}`)
  return {
    entry: place(entryName),
    files: names.map((name) => ({
      path: place(name),
      file: join(folder, 'dist', name),
    })),
  }
}
