// The files that a bundle was made from and those that it consists of, as a later build compares them.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Metafile } from 'esbuild'
import { statOf } from '../io/fileStat.ts'
import { listFiles } from '../io/listFiles.ts'
import type { BundlerRun } from './bundler.ts'
import { hashOfInput, type Input } from './freshBundle.ts'
import { realPath } from './workFolder/workNames.ts'

type BundledFrom = Pick<BundlerRun, 'metafiles' | 'work' | 'read'>

/** Files that went into a bundle, absolute and sorted. */
export function inputsOf({ metafiles, work, read }: BundledFrom): readonly string[] {
  const paths = new Set<string>(read)
  for (const metafile of metafiles)
    for (const path of Object.keys(metafile.inputs))
      paths.add(resolve(work, path.replace(/^[\w-]+:/, '').replace(/\?.*$/, '')))
  for (const path of paths) {
    const folder = packageFolder(path, work)
    if (folder !== null) paths.add(join(folder, 'package.json'))
  }
  return [...paths].filter((path) => existsSync(path)).sort()
}

export const recorded = (path: string): Input => ({
  path,
  ...statOf(statSync(path)),
  hash: hashOfInput(path),
})

/**
 * A file that changed since the bundler began, at the time `begun`, may have been read before: a later build
 * bundles again. Files in the working folder are written while it bundles.
 */
export const recordedInput =
  (begun: number, folders: { readonly work: string; readonly root: string }) =>
  (path: string): Input => {
    const found = recorded(path)
    const isSource = !path.startsWith(folders.work + sep) || realPath(path, folders) !== null
    return isSource && found.ctime >= begun ? { ...found, ctime: 0, hash: '' } : found
  }

/** `node_modules/name@1.2.3` of the working folder; its manifest says which file an import means. */
function packageFolder(path: string, work: string): string | null {
  const modules = join(work, 'node_modules') + sep
  if (!path.startsWith(modules)) return null
  const [first = '', second = ''] = path.slice(modules.length).split(sep)
  return modules + (first.startsWith('@') ? first + sep + second : first)
}

/** The client's and the server's code. */
export const filesOf = (folder: string): readonly string[] =>
  ['client', 'server', 'server-all']
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => listFiles(join(folder, name)).map((file) => join(folder, name, file)))

/**
 * Folders in which a new file changes what an import means: `n.ts` beside `n.js`, or a nearer package.
 */
export function foldersOf(inputs: readonly string[], work: string, root: string): readonly string[] {
  const folders = new Set<string>()
  for (const path of inputs)
    if (/^(?:site|above\d+)$/.test(relative(work, path).split(sep)[0] ?? '')) folders.add(dirname(path))
  for (let folder = root; ; folder = dirname(folder)) {
    folders.add(join(folder, 'node_modules'))
    if (dirname(folder) === folder) break
  }
  return [...folders].sort()
}

export const importsConfig = ({ inputs }: Metafile): boolean =>
  Object.keys(inputs).some((input) =>
    /^generated:@generated\/(?:docusaurus\.config|site-(?:metadata|storage))$/.test(input),
  )
