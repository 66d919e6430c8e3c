// The pages that the MCP server lists: those of all parts of a list, without other versions and languages.
import { expect, it } from 'vitest'
import { openSite } from '../../../theme/agents/publishedSite.ts'

const page = (path: string) => `- [${path}](https://a.example${path}/index.md): About it`
const list = (path: string) => `- [More](https://a.example${path}/llms.txt)`

const files: Readonly<Record<string, string>> = {
  '/404.html': '<div data-site="/assets/site.json">',
  '/assets/site.json': JSON.stringify({
    url: 'https://a.example',
    locale: { name: 'en', htmlLang: 'en', baseUrl: '/' },
    locales: [
      { name: 'en', htmlLang: 'en', baseUrl: '/' },
      { name: 'de', htmlLang: 'de', baseUrl: '/de/' },
    ],
    docs: [
      {
        id: 'default',
        versions: [
          { name: '2.0', label: '2.0', path: '/docs', isLast: true },
          { name: '1.0', label: '1.0', path: '/docs/1.0', isLast: false },
        ],
      },
    ],
  }),
  '/llms.txt': ['## Docs', page('/docs/a'), list('/docs/größe'), list('/docs/1.0'), list('/de')].join('\n'),
  '/docs/größe/llms.txt': ['## Size', page('/docs/größe/b'), list('/docs/größe/c')].join('\n'),
  '/docs/größe/c/llms.txt': page('/docs/größe/c/d'),
  '/docs/1.0/llms.txt': [page('/docs/1.0/a'), list('/docs/1.0/c')].join('\n'),
  '/docs/1.0/c/llms.txt': page('/docs/1.0/c/e'),
  '/de/llms.txt': page('/de/docs/a'),
}

const read = async (path: string) => {
  const text = files[path]
  if (text === undefined) throw new Error(`There is no ${path}.`)
  return text
}

it.each([
  ['the latest version, unnamed', {}, ['/docs/a/', '/docs/größe/b/', '/docs/größe/c/d/']],
  ['the latest version', { version: '2.0' }, ['/docs/a/', '/docs/größe/b/', '/docs/größe/c/d/']],
  ['an older version', { version: '1.0' }, ['/docs/1.0/a/', '/docs/1.0/c/e/']],
])('lists the pages of all parts: %s', async (_, place, paths) => {
  const { pages } = await openSite(read, '/')
  expect((await pages(place)).map(({ url }) => url)).toEqual(paths.map((path) => `https://a.example${path}`))
})
