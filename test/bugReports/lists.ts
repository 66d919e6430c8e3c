// Reports about sidebars, categories, the blog, feeds and metadata.
import { expect } from 'vitest'
import type { BugCase } from './bugCase.ts'

export const listCases: readonly BugCase[] = [
  {
    reports: ['facebook/docusaurus/issues/11147', 'facebook/docusaurus/issues/8301'],
    name: 'a category of unlisted documents is a link',
    files: {
      'docs/hid/index.md': '# Hid\n\n<DocCardList />\n',
      'docs/hid/one.md': '---\nunlisted: true\n---\n\n# Hidden one\n',
      'docs/hid/two.md': '---\nunlisted: true\n---\n\n# Hidden two\n',
      'docs/hid/deep/_category_.json': '{ "link": { "type": "generated-index" } }',
      'docs/hid/deep/three.md': '---\nunlisted: true\n---\n\n# Hidden three\n',
      'docs/hidden/_category_.json': '{ "label": "No way in" }',
      'docs/hidden/four.md': '---\nunlisted: true\n---\n\n# Hidden four\n',
    },
    check: ({ page, article, file }) => {
      const html = page('docs/hid/')
      expect(html).not.toContain('class="cards"')
      const item = /<li[^>]*>(?:(?!<\/?li)[\s\S])*href="\/docs\/hid\/"(?:(?!<\/?li)[\s\S])*<\/li>/.exec(html)
      expect(item?.[0]).toBeDefined()
      expect(item?.[0]).not.toContain('<button')
      expect(html).not.toContain('No way in')
      expect(article('docs/hid/')).not.toMatch(/Hidden/)
      for (const listed of ['sitemap.xml', 'llms.txt', 'assets/search'])
        expect(file(listed) ?? '').not.toMatch(/Hidden|hid\/one|hidden\/four|hid\/deep/)
      // The page itself is in the sidebar while it is shown.
      expect(page('docs/hid/one/')).toContain('Hidden one')
      expect(page('docs/hid/one/')).not.toMatch(/class="pager[^"]*"[^>]*>[\s\S]*Hidden two/)
    },
  },
  {
    reports: ['facebook/docusaurus/pull/9531'],
    name: 'HTML in a sidebar is shown, also beside unlisted documents only',
    files: {
      'docs/only/index.md': '---\ndisplayed_sidebar: only\n---\n\n# Only\n',
      'docs/only/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
    },
    check: ({ page }) => {
      expect(page('docs/only/')).toContain('<b>Only html</b>')
      expect(page('docs/only/')).toContain('<b>Also html</b>')
    },
  },
  {
    reports: ['facebook/docusaurus/issues/6041', 'facebook/docusaurus/issues/7975'],
    name: 'a link to a category file or to its folder leads to the page of the category',
    files: {
      'docs/guides/_category_.json': '{ "label": "Guides", "link": { "type": "generated-index" } }',
      'docs/guides/a.md': '# A\n\n[up](./_category_.json) [here](./)\n',
      'docs/yaml/_category_.yml': 'label: In YAML\nlink:\n  type: generated-index\n  slug: /in-yaml\n',
      'docs/yaml/a.md': '# A\n',
      'docs/own/_category_.json': '{ "label": "Own", "link": { "type": "doc", "id": "main" } }',
      'docs/own/main.md': '# Main\n',
      'docs/own/other.md': '# Other\n',
      'docs/nolink/_category_.json': '{ "label": "No link" }',
      'docs/nolink/a.md': '# A\n',
      'docs/home.md':
        '# Home\n\n[a](./guides/_category_.json) [b](./guides/) [c](./yaml/_category_.yml#top) [d](./own/_category_.json) [e](./guides)\n\n[f](./nolink/_category_.json) [g](./nolink/)\n',
    },
    problems: [
      'docs/home.md:5:5 brokenMarkdownLink: ./nolink/_category_.json is the file of a category without a page. Give the category a link, or link to one of its pages.',
      'docs/home.md:5:35 brokenLink: ./nolink/ does not lead to any page. Did you mean /docs/nolink/a/?',
    ],
    hrefs: {
      'docs/home/': [
        '/docs/category/guides/',
        '/docs/category/guides/',
        '/docs/in-yaml/#top',
        '/docs/own/main/',
        '/docs/category/guides/',
        './nolink/_category_.json',
        './nolink/',
      ],
      'docs/guides/a/': ['/docs/category/guides/', '/docs/guides/a/'],
    },
  },
  {
    reports: ['facebook/docusaurus/issues/11225'],
    name: 'two categories with one label have two pages, each with its own documents',
    files: {
      'docs/alpha/test/_category_.json': '{"label":"Test","link":{"type":"generated-index"}}',
      'docs/alpha/test/test.md': '# alpha doc\n',
      'docs/beta/test/_category_.json': '{"label":"Test","link":{"type":"generated-index"}}',
      'docs/beta/test/test.md': '# beta doc\n',
    },
    check: ({ article }) => {
      expect(article('docs/category/test/')).toContain('alpha doc')
      expect(article('docs/category/test/')).not.toContain('beta doc')
      expect(article('docs/category/test-1/')).toContain('beta doc')
    },
  },
  {
    reports: ['facebook/docusaurus/issues/8653'],
    name: 'a definition below the truncate marker counts above it',
    files: {
      'blog/2025-02-01-refs.md':
        '---\ntags: [rates]\n---\n\n# Refs\n\nSee [the rates][r] and a note[^1].\n\n<!-- truncate -->\n\nMore.\n\n[r]: https://rates.example/\n[^1]: Below.\n',
    },
    check: ({ page, file }) => {
      for (const path of ['blog/', 'blog/tags/rates/']) {
        expect(page(path)).toContain('href="https://rates.example/"')
        expect(deadHashes(page(path))).toEqual([])
      }
      for (const path of ['blog/rss.xml', 'blog/atom.xml']) {
        expect(file(path)).toContain('https://rates.example/')
        expect(file(path)).not.toMatch(/href="#/)
      }
    },
  },
  {
    reports: ['facebook/docusaurus/pull/11559', 'signalwire/docusaurus-plugins/pull/31'],
    name: 'an unlisted post is only on its own page and that of its tag',
    files: {
      'blog/authors.yml': 'ann:\n  name: Ann\n  page: true\n',
      'blog/2025-03-01-listed.md':
        '---\nauthors: ann\n---\n\n# Listed\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
      'blog/2025-03-02-secret.md':
        '---\nauthors: ann\ntags: [quiet]\nunlisted: true\n---\n\n# Secretpost\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
    },
    check: ({ page, file }) => {
      expect(page('blog/2025/03/02/secret/')).toContain('Secretpost')
      for (const path of ['blog/', 'blog/archive/', 'blog/authors/ann/', 'blog/2025/03/01/listed/'])
        expect(page(path)).not.toContain('Secretpost')
      for (const path of ['blog/rss.xml', 'sitemap.xml', 'llms.txt', 'assets/search'])
        expect(file(path) ?? '').not.toMatch(/secret/i)
      expect(page('blog/tags/quiet/')).toContain('noindex')
    },
  },
  {
    reports: [],
    name: 'a page may be hidden from the search, and not from search engines',
    files: {
      'docs/quiet/start.md': '---\nhide_from_search: true\n---\n\n# Quietdoc\n',
      'pages/quiet.md': '---\nhide_from_search: true\n---\n\n# Quietpage\n',
      'blog/2025-05-01-quiet.md':
        '---\nhide_from_search: true\n---\n\n# Quietpost\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
    },
    check: ({ file, page }) => {
      expect(file('assets/search')).not.toMatch(/quiet/i)
      for (const path of ['docs/quiet/start', 'quiet', 'blog/2025/05/01/quiet']) {
        expect(file('sitemap.xml')).toContain(`<loc>https://pond.example/${path}/</loc>`)
        expect(page(`${path}/`)).not.toContain('noindex')
      }
    },
  },
  {
    reports: ['vuejs/vitepress'],
    name: 'a hostile description is escaped everywhere',
    files: {
      'docs/hostile/start.md': '---\ndescription: \'He said "hi" </script><b>\'\n---\n\n# Start\n',
      'blog/2025-04-01-hostile.md':
        '---\ndescription: \'He said "hi" </script><b>\'\n---\n\n# Hostile\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
    },
    check: ({ page, file }) => {
      for (const path of ['docs/hostile/start/', 'blog/2025/04/01/hostile/']) {
        expect(page(path)).toContain('content="He said &quot;hi&quot; &lt;/script&gt;&lt;b&gt;"')
        expect(page(path)).not.toContain('hi" </script>')
        for (const [, json] of page(path).matchAll(
          /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
        ))
          expect(() => JSON.parse(json as string)).not.toThrow()
      }
      expect(file('blog/rss.xml')).not.toContain('</script><b>"')
    },
  },
  {
    reports: ['zensical/zensical/issues/772'],
    name: 'a path may have an ampersand',
    files: {
      'docs/R&D/q&a.md': '# Questions\n',
      'docs/R&D/start.md': '# Start\n\n[q](./q&a.md)\n',
    },
    hrefs: { 'docs/R&D/start/': ['/docs/R&D/q&a/'] },
    check: ({ file }) =>
      expect(file('sitemap.xml')).toContain('<loc>https://pond.example/docs/R&amp;D/q&amp;a/</loc>'),
  },
]

/** Links of a page to ids that it does not have. */
function deadHashes(html: string): readonly string[] {
  const ids = new Set([...html.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id]) => id))
  return [...html.matchAll(/href="#([^"]+)"/g)].flatMap(([, id]) =>
    ids.has(decodeURIComponent(id as string)) ? [] : [id as string],
  )
}
