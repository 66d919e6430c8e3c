// The order of style sheets in the one that Docusaurus writes: those of the modules that the entry imports,
// then those of modules that are loaded later, each after what its module imports before it.
import { existsSync, realpathSync } from 'node:fs'
import { relative } from 'node:path'
import type { Metafile } from 'esbuild'
import type { ThemeOptions } from './codePlugins.ts'

/** The style sheets as the bundler names them. `entry` is how the name of the entry ends. */
export function sheetOrder({ inputs }: Metafile, entry: string): readonly string[] {
  const start = Object.keys(inputs).find((name) => name.endsWith(entry))
  const sheets: string[] = []
  const seen = new Set<string>()
  const later: string[] = []
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { path, kind } of inputs[name]?.imports ?? [])
      if (kind === 'dynamic-import') later.push(path)
      else if (kind !== 'import-rule' && kind !== 'url-token') visit(path)
    // TypeScript drops an import that nothing uses: it is named, and was never read.
    const input = inputs[name]
    if (isSheet(name) && input && input.format === undefined) sheets.push(name)
  }
  if (start !== undefined) visit(start)
  for (const name of later) visit(name)
  return sheets
}

/** Texts of style sheets that code adds itself are no style sheets. */
const isSheet = (name: string): boolean =>
  /\.(?:css|s[ac]ss|less|styl)$/.test(name) && !name.startsWith('css-text:')

/** The same order with the client modules of the other direction: `default-rtl.css` for `default.css`. */
export function mirroredSheets(
  sheets: readonly string[],
  { root, clientModules, mirrored }: Pick<ThemeOptions, 'root' | 'clientModules' | 'mirrored'>,
): readonly string[] {
  const nameOf = (path: string) => relative(root, existsSync(path) ? realpathSync(path) : path)
  const others = new Map(
    clientModules.map((one, at) => [nameOf(one), nameOf(mirrored?.clientModules[at] ?? one)]),
  )
  return sheets.map((sheet) => others.get(sheet) ?? sheet)
}
