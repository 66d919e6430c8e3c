// A content kind that the engine does not include. This file contains all of its code, and a build creates
// its pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ContentKind, InstanceOptions } from '../../../build/kinds/contentKind.ts'
import { headOf } from '../../../build/kinds/data.ts'
import { contentKinds, kindOf } from '../../../build/kinds/index.ts'
import { isIndexable } from '../../../build/kinds/indexable.ts'
import type { Page } from '../../../build/model/page.ts'
import { type Route, showing } from '../../../build/model/route.ts'
import { planSite } from '../../../build/plan/planSite.ts'
import { hrefOf, routePath, searchFolder, sourcePath } from '../../../build/shared/paths.ts'
import { readTree, runBuild } from '../../support/engine.ts'
import { memorySite } from '../../support/memorySite.ts'
import { siteFolder } from '../../support/siteFolder.ts'

interface TermRoute extends Route {
  readonly kind: 'glossary'
  readonly type: 'term'
  readonly page: Page
  readonly term: string
  readonly meaning: string | null
}

const options: InstanceOptions = {
  id: 'default',
  path: 'glossary',
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
}

/** Files of `glossary/`, one page per term. */
const glossary: ContentKind<readonly TermRoute[], TermRoute> = {
  name: 'glossary',
  options: () => [options],
  dataFiles: () => (file) =>
    file === 'glossary/meanings.yml' ? { code: 'tagsFile', isModule: false } : null,
  plan({ pages, data, config }, { locale, prefix }) {
    const meanings = (data.get(sourcePath('glossary/meanings.yml')) ?? {}) as Record<string, string>
    const routes = [...pages].flatMap(([source, facts]): TermRoute[] => {
      const [, name] = /(?:^|\/)glossary\/([^/]+)\.md$/.exec(source) ?? []
      if (name === undefined) return []
      return [
        {
          ...showing({ source, facts }),
          kind: 'glossary',
          type: 'term',
          path: routePath(`${prefix}/terms/${name}`, config.trailingSlash),
          locale,
          page: { source, facts },
          term: facts.contentTitle ?? name,
          meaning: meanings[name] ?? null,
        },
      ]
    })
    return { contents: [routes], routes, searchTags: [], diagnostics: [] }
  },
  data: (route, { page: code }, context) => ({
    view: 'markdownPage',
    path: route.path,
    href: hrefOf(route.path, context.config.baseUrl),
    head: headOf(
      route,
      { title: route.term, description: null, keywords: [], image: null, noIndex: false },
      context,
    ),
    htmlClass: 'glossary-term',
    unlisted: false,
    title: null,
    body: null,
    code,
    toc: null,
    wrapperClass: '',
    editHref: null,
    lastUpdate: null,
    draft: false,
  }),
  sidebars: () => [],
  searchEntry: ({ path, term }) => ({ name: path, title: `Term: ${term}`, description: () => null }),
  indexable: isIndexable,
  cardText: ({ term }) => ({ title: `${term} in one card`, section: 'Glossary', badge: null }),
  excerpts: () => [],
  printsTitle: false,
  sharesWords: false,
  pageLists: (terms) => [
    {
      title: 'Glossary',
      path: '/glossary',
      isApart: false,
      pages: terms.map(({ term, meaning, path }) => ({ title: term, description: meaning, route: path })),
    },
  ],
  explain: ({ term }) => ({ id: term }),
}

const { cardText: _, ...withoutCards } = glossary
// @ts-expect-error The compiler names what a kind leaves out: here `cardText`.
const incomplete: ContentKind = withoutCards

const kinds = [...contentKinds, glossary]

let root = ''
siteFolder((folder) => {
  root = folder
})

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

it('builds the pages of a kind that only the table contains', async () => {
  write(
    'site.config.ts',
    `export default {
      title: 'Birds', url: 'https://birds.example', baseUrl: '/', contentDir: '.', socialCards: true, docs: false, blog: false,
    }`,
  )
  write('pages/index.md', '# Home\n\nRead about the [tern](../glossary/tern.md).\n')
  write('glossary/tern.md', '# Tern\n\nA slender seabird.\n')
  write('glossary/meanings.yml', 'tern: A bird with a forked tail.\n')
  const outDir = join(root, 'dist')
  const result = await runBuild({ root, outDir, cacheFolder: join(root, '.cache') }, { kinds })
  expect(result.problems).toEqual([])
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8')

  const page = read('terms/tern/index.html')
  expect(page).toContain('<h1>Tern</h1>')
  expect(page).toContain('A slender seabird.')
  expect(page).toMatch(/<html[^>]* class="[^"]*glossary-term/)
  const { route } = JSON.parse(read('terms/tern/index.json')) as { route: Record<string, unknown> }
  expect(route).toMatchObject({ view: 'markdownPage', path: '/terms/tern/', htmlClass: 'glossary-term' })
  expect(read('terms/tern/index.md')).toMatch(
    /^---\n.*title: "Tern"\n.*---\n\n# Tern\n\nA slender seabird\.\n$/s,
  )
  expect(read('index.html')).toContain('<a href="/terms/tern/">tern</a>')
  expect(read('sitemap.xml')).toContain('<loc>https://birds.example/terms/tern/</loc>')
  expect(read('llms.txt')).toContain(
    '## Glossary\n\n- [Tern](https://birds.example/terms/tern/index.md): A bird with a forked tail.',
  )

  const [, card] =
    /property="og:image" content="https:\/\/birds\.example\/(assets\/cards\/[^"]+)"/.exec(page) ?? []
  expect(page).toContain('property="og:image:alt" content="Tern in one card"')
  const files = readTree(outDir)
  expect(files.has(card ?? '')).toBe(true)
  const indexed = [...files].filter(([path]) => path.startsWith(`${searchFolder}/`))
  expect(indexed.filter(([, text]) => text.includes('Term: Tern'))).toHaveLength(1)
})

it('requires every part of a kind during type checking', () => {
  expect(Object.keys(glossary).filter((part) => !(part in incomplete))).toEqual(['cardText'])
})

it('finds the kind of every route, and names an unregistered one', () => {
  const { input } = memorySite({ 'docs/a.md': '# A', 'glossary/tern.md': '# Tern' })
  const site = planSite(input, kinds)
  const term = site.routes.find(({ path }) => path === '/terms/tern/') as Route
  expect(kindOf(term, site)).toBe(glossary)
  expect(kindOf(term, site).explain(term, input)).toEqual({ id: 'Tern' })
  expect(site.locales[0]?.content.get('glossary')).toEqual([[term]])
  expect(() => kindOf(term, { kinds: contentKinds })).toThrow(
    'The route /terms/tern/ is of the kind "glossary", which is not registered.',
  )
})
