// Functions of the site for broken links and images.
import { expect, it } from 'vitest'
import { resolveOrCorrect } from '../../../build/link/resolveOrCorrect.ts'
import { memorySite } from '../../support/memorySite.ts'

it('get each link once, however often the build asks where it leads', () => {
  const calls: string[] = []
  const hook = ({ url, node }: { readonly url: string; readonly node: { readonly position: unknown } }) => {
    calls.push(`${url} ${JSON.stringify(node.position)}`)
    return url === './old.md' ? './b.md' : undefined
  }
  const text = '# A\n\n[a](./old.md) [a](./old.md)\n\n![b](./none.png)\n\n[c](./b.md)\n'
  const { site, index, problems } = memorySite(
    { 'docs/a.md': text, 'docs/b.md': '# B\n' },
    { markdown: { hooks: { onBrokenMarkdownLinks: hook, onBrokenMarkdownImages: hook } } },
  )
  expect(problems).toEqual([])
  const route = site.routes.find(({ source }) => source === 'docs/a.md')
  const links = route?.page?.facts.links ?? []
  const origin = { locale: 'en', route: route ?? null, source: route?.source ?? null }
  const kinds = links.map((link) => resolveOrCorrect(link, origin, index).kind)
  expect(kinds).toEqual(['route', 'route', 'broken', 'route'])
  expect(calls).toEqual([
    './old.md {"start":{"line":3,"column":5}}',
    './old.md {"start":{"line":3,"column":19}}',
    './none.png {"start":{"line":5,"column":6}}',
  ])
})

it('are named with the unsafe URL that they return', () => {
  const hook = ({ url }: { readonly url: string }) =>
    url === './old.md' ? 'pathname://javascript:a' : undefined
  const { problems } = memorySite(
    { 'docs/a.md': '# A\n\n[a](./old.md)\n' },
    { markdown: { hooks: { onBrokenMarkdownLinks: hook } } },
  )
  expect(problems.map(({ code, line, message }) => [code, line, message])).toEqual([
    ['unsafeLink', 3, 'pathname://javascript:a runs code when a reader opens it.'],
  ])
})
