// mermaid, when the site has installed it: its browser files, copied as they are. They are large and already bundled.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type OutputPath, outputPath } from '../shared/paths.ts'

export interface MermaidFiles {
  /** The module that pages import. */
  readonly entry: OutputPath
  readonly files: readonly { readonly path: OutputPath; readonly file: string; readonly key: string }[]
}

const entryName = 'mermaid.esm.min.mjs'

/** Looks beside the site, then beside the builder; null when it is in neither place. */
export function findMermaid(root: string): MermaidFiles | null {
  const folder = [join(root, 'package.json'), import.meta.url].map(packageFolder).find((found) => found !== null)
  if (!folder || !existsSync(join(folder, 'dist', entryName))) return null
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const chunks = readdirSync(join(folder, 'dist/chunks/mermaid.esm.min')).filter((name) => name.endsWith('.mjs'))
  const names = [entryName, ...chunks.map((name) => `chunks/mermaid.esm.min/${name}`)]
  const place = (name: string) => outputPath(`assets/mermaid/${version}/${name}`)
  return {
    entry: place(entryName),
    files: names.map((name) => ({ path: place(name), file: join(folder, 'dist', name), key: `mermaid@${version}/${name}` })),
  }
}

function packageFolder(from: string): string | null {
  try {
    // Its package.json is not exported, so the entry of the package shows the way.
    const main = createRequire(from).resolve('mermaid')
    for (let folder = dirname(main); folder !== dirname(folder); folder = dirname(folder)) if (existsSync(join(folder, 'package.json'))) return folder
  } catch {
    // Not installed there.
  }
  return null
}
