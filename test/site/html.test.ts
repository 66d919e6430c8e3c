// Pages of this repository's site are valid HTML, and their JSON-LD describes the page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltSite } from '../support/builtSite.ts'
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

  it('describes the authors of posts as an organization', () => {
    const authors = (page: string) =>
      dataOf(page).flatMap((one) => one['author'] as { '@type': string; name: string }[])
    expect(authors('blog/releases/3.6/index.html')).toMatchObject([
      { '@type': 'Organization', name: 'Troodon’s authors' },
    ])
    expect(authors('changelog/3.6.3/index.html')).toMatchObject([
      { '@type': 'Organization', name: 'Troodon’s authors' },
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
