// Whether a JavaScript module has a default export: what `export *` leaves out.
import { readFileSync } from 'node:fs'
import { init, parse } from 'es-module-lexer'

/** `file` is an ECMAScript module. Only what the lexer cannot read, such as JSX, is a task for esbuild. */
export async function hasDefaultExport(file: string): Promise<boolean> {
  const code = readFileSync(file, 'utf8')
  if (!/\bdefault\b/.test(code)) return false
  await init
  try {
    const [, exports] = parse(code)
    return exports.some(({ n }) => n === 'default')
  } catch {
    const esbuild = await import('esbuild')
    const { metafile } = await esbuild.build({
      entryPoints: [file],
      bundle: false,
      write: false,
      metafile: true,
      format: 'esm',
      outdir: '/out',
      logLevel: 'silent',
      loader: { '.js': 'jsx' },
    })
    return Object.values(metafile.outputs).some((output) => output.exports.includes('default'))
  }
}
