// The server code of the finished theme as one script, so that what V8 compiles of it can be kept
// (io/loadScript.ts).
import { renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Puts the script in place of the modules. Returns its path, with the hash of its content in the name. */
export async function writeServerScript(serverBundle: string): Promise<string> {
  const { build } = await import('esbuild')
  const folder = dirname(serverBundle)
  const draft = `${folder}-script`
  const { metafile } = await build({
    entryPoints: { server: basename(serverBundle) },
    absWorkingDir: folder,
    outdir: draft,
    entryNames: '[name].[hash]',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    metafile: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    define: { 'import.meta.url': '__url' },
    banner: { js: '(function (exports, require, module, __url, __import) {' },
    footer: { js: '})' },
  })
  rmSync(folder, { recursive: true })
  renameSync(draft, folder)
  return join(folder, basename(Object.keys(metafile.outputs)[0] as string))
}
