// The size of what a browser loads for a document, in bytes on the wire. The numbers are printed, so that
// changes are visible.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltSite } from '../support/builtSite.ts'
import { serveOwnSite } from '../support/ownSite.ts'

let site: BuiltSite

beforeAll(async () => {
  site = await serveOwnSite()
})

afterAll(() => site?.close())

const gzip = (path: string): number => gzipSync(readFileSync(join(site.outDir, path))).length

/** The scripts that a page needs before hydration, each once: the entry and its static imports. */
function scriptsOf(page: string): readonly string[] {
  const html = readFileSync(join(site.outDir, page, 'index.html'), 'utf8')
  const found = new Set<string>()
  const read = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    const code = readFileSync(join(site.outDir, path), 'utf8')
    for (const [, target] of code.matchAll(/\bimport\s*(?:[\w*{}\s,$]+from\s*)?"([^"]+)"/g))
      read(posix.join(posix.dirname(path), target as string))
  }
  const start = (name: string) =>
    (new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? '').split(' ').filter(Boolean)
  for (const src of [...start('script'), ...start('modules')]) read(src.slice(1))
  return [...found]
}

/** React and react-dom alone, bundled by the same bundler. */
async function reactAlone(): Promise<number> {
  const contents = `import * as a from 'react'; import * as b from 'react-dom'; import * as c from 'react-dom/client'; import * as d from 'react/jsx-runtime'; globalThis.x = [a, b.flushSync, c.hydrateRoot, d]`
  const define = { 'process.env.NODE_ENV': '"production"' }
  const result = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define,
    target: 'es2022',
  })
  return gzipSync(result.outputFiles[0]?.contents ?? '').length
}

it('a document loads react-dom and at most 16 kB of other scripts, and at most 16 kB of styles', async () => {
  const scripts = scriptsOf('docs/cli')
  const react = await reactAlone()
  const own = scripts.reduce((sum, path) => sum + gzip(path), 0) - react
  const html = readFileSync(join(site.outDir, 'docs/cli/index.html'), 'utf8')
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
    ([, path]) => path as string,
  )
  const css = styles.reduce((sum, path) => sum + gzip(path), 0)
  console.info(
    `React ${react} bytes, own scripts ${own}, styles ${css}, HTML ${gzip('docs/cli/index.html')} (all gzip)`,
  )
  expect(scripts.length).toBeGreaterThan(1)
  expect(own).toBeLessThanOrEqual(16_384)
  expect(css).toBeLessThanOrEqual(16_384)
})

it('a document without components loads no page script', () => {
  expect(scriptsOf('docs/cli')).toEqual(scriptsOf('docs/installation'))
  expect(scriptsOf('docs/cli').some((path) => /mermaid|live|tabs/.test(path))).toBe(false)
})
