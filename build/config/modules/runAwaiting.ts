// Runs a module of the site that waits at its top level (`await` outside a function), which CommonJS
// cannot: it is bundled with the site's files that it imports as an ES module. Packages stay outside.
import { mkdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildFailure, Plugin } from 'esbuild'
import { usingBundler } from '../../io/bundlerProcess.ts'
import { hashOf } from '../../io/hash.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { resolveModule } from './resolveModule.ts'
import { isOwn, type RunOptions } from './siteModules.ts'

export interface AwaitedModule {
  readonly exports: unknown
  /** Files of the site that ran, absolute, with the hash of their content. */
  readonly inputs: ReadonlyMap<string, string>
}

/** Whether a module could not be compiled because it waits at its top level. */
export const waitsAtTop = (error: unknown): boolean =>
  error instanceof Error &&
  'errors' in error &&
  (error as BuildFailure).errors.some(({ text }) => text.startsWith('Top-level await'))

/** `file` is absolute. Rejects with what the module throws, or with esbuild's `BuildFailure`. */
export async function runAwaiting(
  file: string,
  { cacheFolder, engineRoot }: RunOptions,
): Promise<AwaitedModule> {
  const { outputFiles, metafile } = await usingBundler(async () =>
    (await import('esbuild')).build({
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      absWorkingDir: dirname(file),
      outfile: join(cacheFolder, 'modules', 'module.mjs'),
      format: 'esm',
      platform: 'node',
      target: 'node20',
      banner: { js: commonNames(file) },
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      plugins: [packagesOutside(file, engineRoot)],
    }),
  )
  const code = outputFiles[0]?.text ?? ''
  const path = join(cacheFolder, 'modules', `${hashOf(code)}.mjs`)
  mkdirSync(dirname(path), { recursive: true })
  writeWhole(path, code)
  const read = Object.keys(metafile.inputs).map((input) => join(dirname(file), input))
  return {
    exports: { __esModule: true, ...((await import(pathToFileURL(path).href)) as object) },
    inputs: new Map(read.map((input) => [input, hashOf(readFileSync(input))])),
  }
}

/** The variables of a CommonJS module. */
const commonNames = (file: string): string =>
  [
    "import { createRequire as troodonRequire } from 'node:module'",
    `const require = troodonRequire(${JSON.stringify(pathToFileURL(file).href)})`,
    `const __filename = ${JSON.stringify(file)}, __dirname = ${JSON.stringify(dirname(file))}`,
  ].join(';')

const packagesOutside = (entry: string, engineRoot: string): Plugin => ({
  name: 'troodon-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return { path }
      const found = resolveModule(path, { from: importer || entry, engineRoot })
      if (isOwn(found)) return { path: found }
      return { path: isBuiltin(found) ? found : pathToFileURL(found).href, external: true }
    })
  },
})
