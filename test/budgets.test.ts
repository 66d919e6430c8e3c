// What a reader loads for a document, in bytes on the wire. The numbers are printed, so that a change is seen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltSite, buildAndServe } from './support/builtSite.ts'

let site: BuiltSite

beforeAll(async () => {
  site = await buildAndServe('.')
})

afterAll(() => site?.close())

const gzip = (path: string): number => gzipSync(readFileSync(join(site.outDir, path))).length

/** The scripts that a page needs before it answers, each once: the entry and all that it imports at once. */
function scriptsOf(page: string): readonly string[] {
  const html = readFileSync(join(site.outDir, page, 'index.html'), 'utf8')
  const found = new Set<string>()
  const read = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    const code = readFileSync(join(site.outDir, path), 'utf8')
    for (const [, target] of code.matchAll(/\bimport\s*(?:[\w*{}\s,$]+from\s*)?"([^"]+)"/g)) read((target as string).replace(/^\//, ''))
  }
  for (const [, src] of html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)) read(src as string)
  return [...found]
}

it('a document loads react-dom and at most 16 kB of scripts, and at most 16 kB of styles', () => {
  const scripts = scriptsOf('docs/cli').map((path) => [path, gzip(path)] as const)
  const isReact = (path: string) => readFileSync(join(site.outDir, path), 'utf8').includes('Symbol.for("react')
  const sumOf = (list: readonly (readonly [string, number])[]) => list.reduce((sum, [, bytes]) => sum + bytes, 0)
  const reactDom = sumOf(scripts.filter(([path]) => isReact(path)))
  const own = sumOf(scripts.filter(([path]) => !isReact(path)))
  expect(reactDom).toBeGreaterThan(50_000)
  const html = readFileSync(join(site.outDir, 'docs/cli/index.html'), 'utf8')
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path]) => path as string)
  const css = styles.reduce((sum, path) => sum + gzip(path), 0)
  console.info(`React ${reactDom} bytes, own scripts ${own}, styles ${css}, HTML ${gzip('docs/cli/index.html')} (all gzip)`)
  expect(scripts.length).toBeGreaterThan(1)
  expect(own).toBeLessThanOrEqual(16_384)
  expect(css).toBeLessThanOrEqual(16_384)
})

it('a document without components loads no script of its own', () => {
  expect(scriptsOf('docs/cli')).toEqual(scriptsOf('docs/installation'))
  expect(scriptsOf('docs/cli').some((path) => /mermaid|live|tabs/.test(path))).toBe(false)
})
