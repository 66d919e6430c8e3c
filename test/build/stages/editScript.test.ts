// What the script of the short way contains: every build after an edit of words loads all of it.
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** esbuild leaves a line of some modules of which nothing is used. */
const declarations = 100

it('the script of the short way contains nothing that plans, reads or checks a whole site', async () => {
  const { metafile } = await build({
    entryPoints: [join(root, 'build/entry/edit.ts')],
    ...{ bundle: true, write: false, metafile: true, absWorkingDir: root, outdir: 'out' },
    ...{ platform: 'node', format: 'cjs', minifySyntax: true, logLevel: 'silent' },
    external: ['esbuild', 'sharp', 'highlight.js', 'oxc-minify', 'workbox-build'],
  })
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs: parts }) =>
    Object.keys(parts).filter((path) => (parts[path]?.bytesInOutput ?? 0) > declarations),
  )
  expect(inputs).toContain('build/stages/editWords.ts')
  const wholeSite =
    /^build\/(plan\/planSite|kinds\/(index|\w+\/plan|docs\/sidebars)|link\/checkLinks|config\/normalize\/normalize|read\/unified\/linkTargets)\.ts/
  expect(inputs.filter((path) => wholeSite.test(path))).toEqual([])
})
