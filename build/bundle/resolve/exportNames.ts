// The exports of a module, as esbuild reads them.

import { usingBundler } from '../../io/bundlerProcess.ts'

/** Names that the module exports itself; `export *` is not followed. Throws esbuild's `BuildFailure`. */
export async function exportNames(file: string): Promise<readonly string[]> {
  const { metafile } = await usingBundler(async () =>
    (await import('esbuild')).build({
      entryPoints: [file],
      bundle: false,
      write: false,
      metafile: true,
      format: 'esm',
      outdir: '/out',
      logLevel: 'silent',
      loader: { '.js': 'jsx' },
    }),
  )
  return Object.values(metafile.outputs).flatMap((output) => output.exports)
}
