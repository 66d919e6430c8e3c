// The browser files of mermaid, when the site has installed it. They are large and already bundled, so they
// are copied.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
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
  const names = importedFiles(join(folder, 'dist'))
  const place = (name: string) => outputPath(`assets/mermaid/${version}/${name}`)
  return {
    entry: place(entryName),
    files: names.map((name) => ({
      path: place(name),
      file: join(folder, 'dist', name),
    })),
  }
}

/** The entry and all files that it imports: in `chunks/`, or beside it in mermaid 10. */
function importedFiles(dist: string): readonly string[] {
  const chunks = 'chunks/mermaid.esm.min'
  if (existsSync(join(dist, chunks)))
    return [
      entryName,
      ...readdirSync(join(dist, chunks)).flatMap((name) =>
        name.endsWith('.mjs') ? [`${chunks}/${name}`] : [],
      ),
    ]
  const found = new Set([entryName])
  for (const name of found)
    for (const [, path = ''] of readFileSync(join(dist, name), 'utf8').matchAll(imported))
      if (existsSync(join(dist, path))) found.add(posix.normalize(path))
  return [...found]
}

const imported = /\b(?:from|import)\s*\(?\s*["'](\.\/[^"']+)["']/g
