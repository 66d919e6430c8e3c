// One module of the site as CommonJS that Node runs: TypeScript, JSX and ES modules are translated. The cache
// keeps the result, so that a warm start does not need esbuild.
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Loader } from 'esbuild'
import { readSealed, writeSealed } from '../../io/cacheFiles/sealed.ts'
import { hashOf } from '../../io/hash.ts'
import { makeFolder } from '../../io/makeFolder.ts'

/** Raised when what is compiled here changes, because the cache outlives the engine. */
const form = 'site module 3'

export interface CompiledModule {
  /** With a source map. */
  readonly code: string
  /** The file of the cache that contains it: whoever reads stack traces looks there for the source map. */
  readonly path: string
}

/** `file` is absolute. Throws esbuild's `BuildFailure` for wrong syntax. */
export function compileModule(file: string, text: string, cacheFolder: string): CompiledModule {
  const loader = loaders[extname(file)] ?? 'jsx'
  const path = join(cacheFolder, 'modules', `${hashOf(form, file, text)}.cjs`)
  const known = readSealed(path)
  if (known) return { code: known.toString('utf8'), path }
  const { transformSync } = require('esbuild') as typeof import('esbuild')
  const { code } = transformSync(text, {
    loader,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // `import()` of a TypeScript file goes through `require` too.
    supported: { 'dynamic-import': false },
    banner,
    footer: '}',
    define: {
      'import.meta.url': 'module.url',
      'import.meta.filename': 'module.file',
      'import.meta.dirname': 'module.folder',
      'import.meta.resolve': 'module.resolveUrl',
    },
    tsconfigRaw: '{}',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    sourcefile: file,
    logLevel: 'silent',
  })
  makeFolder(dirname(path))
  writeSealed(path, code)
  return { code, path }
}

const require = createRequire(import.meta.url)

/** In a block, a module can declare `__dirname` itself. The members of `module` are set in siteModules.ts. */
const banner =
  '__filename=module.file;__dirname=module.folder;require.resolve=module.resolve;var process=module.process;{'

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
}
