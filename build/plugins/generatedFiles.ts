// Files that the build writes for plugins: pages of their routes, and their data. The folder is the same for
// every cache and output folder, as the names of files are part of the output.
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isWithin } from '../io/osPath.ts'
import { writeWhole } from '../io/writeWhole.ts'
import { generatedFolder, safeName } from '../model/config/plugin.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

/** A file with equal content is left alone: its time tells `watch` and the bundler that nothing changed. */
export function writeGenerated(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(dirname(file), { recursive: true })
  writeWhole(file, content)
}

/** An import of any file from a generated module; build/bundle/load/pluginFilesPlugin.ts resolves it. */
export const importOf = (file: string, root: string): string =>
  JSON.stringify(/^(?:\/|[A-Za-z]:\\)/.test(file) ? `troodon-file:${slashed(relative(root, file))}` : file)

export const sourceIn = (root: string, file: string): SourcePath => sourcePath(slashed(relative(root, file)))

/** The file of the site that an import names, with or without its ending; null for one of a package. */
export function siteFile(request: string, root: string): SourcePath | null {
  const path = request.replace(/^@site(?=\/)/, root)
  if (!isWithin(path, root) || /[\\/]node_modules[\\/]/.test(path)) return null
  const file = endings.map((ending) => path + ending).find((one) => statFile(one)?.isFile())
  return file === undefined ? null : sourceIn(root, file)
}

const names = ['', '/index']
const endings = names.flatMap((name) =>
  ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mdx', '.md'].map((one) => name + one),
)
const statFile = (path: string) => statSync(path, { throwIfNoEntry: false })

const slashed = (path: string): string => path.replaceAll('\\', '/')

export const pluginFolder = (root: string, plugin: string, id: string): string =>
  join(root, generatedFolder, safeName(plugin), safeName(id))
