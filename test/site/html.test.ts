// Pages of this repository's site are valid HTML, their links work, and their JSON-LD describes the page.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltSite } from '../support/builtSite.ts'
import { temporaryFolder } from '../support/engine.ts'
import { invalidHtml, pageFiles, sampleOf } from '../support/everyPage.ts'
import { serveOwnSite } from '../support/ownSite.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await serveOwnSite()
})
afterAll(() => site?.close())

it('writes valid HTML', async () => {
  const files = sampleOf(pageFiles(site.outDir))
  expect(files.length).toBeGreaterThan(60)
  expect(await invalidHtml(site.outDir, files)).toEqual([])
})

describe('an independent link checker', () => {
  /**
   * Its limits: it compares URLs as written, so URLs that exist after decoding are excluded, and it does not
   * know fragments that name the color mode of an image.
   */
  async function missing(outDir: string): Promise<readonly string[]> {
    const checker = resolve('node_modules/.bin/check-html-links')
    const run = promisify(execFile)(checker, [outDir], {
      maxBuffer: 2 ** 26,
      env: { ...process.env, NO_COLOR: '1' },
    })
    const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error)
    const text = stdout + stderr
    expect(text).toMatch(/Found 1[\d,]{3,} files/)
    return [...text.matchAll(/^\s+\d+\. missing (?:reference target |file )?(.*)$/gm)]
      .map(([, target]) => (target as string).trim())
      .filter((target) => !/^id="gh-(?:light|dark)-mode-only"/.test(target))
      .filter((target) => !existsSync(decodeURIComponent(target.replaceAll('&#x27;', "'"))))
      .map((target) => target.replace(/\S*dist\//, ''))
  }

  it('finds a page that was removed, and else only a redirect to an anchor that the home page does not have', async () => {
    // Other tests read the site at the same time.
    const folder = temporaryFolder()
    const copy = join(folder.path, 'dist')
    cpSync(site.outDir, copy, { recursive: true })
    rmSync(join(copy, 'docs/cli/index.html'))
    const found = await missing(copy)
    folder.remove()
    expect(found.filter((target) => target.includes('docs/cli'))).toEqual(['docs/cli/index.html'])
    expect(found.filter((target) => !target.includes('docs/cli'))).toEqual(['id="anchor" in index.html'])
  })
})

describe('structured data', () => {
  const dataOf = (page: string): readonly Record<string, unknown>[] =>
    [
      ...readFileSync(join(site.outDir, page), 'utf8').matchAll(
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
      ),
    ].map(([, text]) => JSON.parse(text as string))

  it.each([
    ['index.html', 'WebSite'],
    ['docs/creating-pages/index.html', 'BreadcrumbList'],
    ['blog/releases/3.6/index.html', 'BlogPosting'],
    ['blog/index.html', 'Blog'],
    ['tests/docs/index.html', null],
  ])('of %s is %s', (page, type) => {
    const found = dataOf(page)
    expect(found.map((one) => one['@type'])).toEqual(type === null ? [] : [type])
    for (const one of found) expect(one['@context']).toBe('https://schema.org')
  })

  it('describes teams that write posts as organizations', () => {
    const authors = (page: string) =>
      dataOf(page).flatMap((one) => one['author'] as { '@type': string; name: string }[])
    expect(authors('blog/releases/3.6/index.html')).toMatchObject([
      { '@type': 'Organization', name: 'Core team' },
    ])
    expect(authors('changelog/3.6.3/index.html')).toMatchObject([
      { '@type': 'Organization', name: 'Release notes' },
    ])
  })

  it('lists the breadcrumbs with absolute URLs', () => {
    const [list] = dataOf('docs/creating-pages/index.html') as [
      { itemListElement: { position: number; name: string; item?: string }[] },
    ]
    expect(list.itemListElement.map(({ position }) => position)).toEqual(
      list.itemListElement.map((_, index) => index + 1),
    )
    expect(list.itemListElement.at(-1)).toMatchObject({
      name: 'Pages',
      item: 'https://troodon.example/docs/creating-pages/',
    })
  })
})
