// The target of "Edit this page": the file of the page, of the current version, or of the translation.
import { describe, expect, it } from 'vitest'
import { blogPostData } from '../../../build/kinds/blog/postData.ts'
import type { DataContext } from '../../../build/kinds/contentKind.ts'
import { docData } from '../../../build/kinds/docs/docData.ts'
import { markdownPageData } from '../../../build/kinds/pages/data.ts'
import type { BlogPostRouteEntry } from '../../../build/model/blog.ts'
import type { DocRouteEntry } from '../../../build/model/docs.ts'
import type { MarkdownPageRouteEntry } from '../../../build/model/pages.ts'
import type { Route } from '../../../build/model/route.ts'
import { memorySite } from '../../support/memorySite.ts'

const files = {
  'versions.json': '["1.0"]',
  'docs/a.md': '# A\n',
  'docs/own.md': '---\ncustom_edit_url: https://wiki.example/own\n---\n# Own\n',
  'docs/c#.md': '---\nslug: sharp\n---\n# C#\n',
  'docs/none.md': '---\ncustom_edit_url: null\n---\n# None\n',
  'versioned_docs/version-1.0/a.md': '# A\n',
  'i18n/de/docusaurus-plugin-content-docs/current/a.md': '# A\n',
  'i18n/de/docusaurus-plugin-content-docs/version-1.0/a.md': '# A\n',
  'pages/about.md': '# About\n',
  'pages/team.md': '# Team\n',
  'i18n/de/docusaurus-plugin-content-pages/about.md': '# Über\n',
  'blog/2024-01-01-one.md': '# One\n',
  'blog/2024-01-02-two.md': '# Two\n',
  'i18n/de/docusaurus-plugin-content-blog/2024-01-01-one.md': '# Eins\n',
}

/** Options of pages and blogs, too. */
const shared = ({ editCurrentVersion: _, ...options }: Readonly<Record<string, unknown>>) => options

/** URL of a page → its edit link. */
const links = (options: Readonly<Record<string, unknown>>, baseUrl = '/') => {
  const { site } = memorySite(files, {
    docs: { lastVersion: 'current', ...options },
    pages: shared(options),
    blog: shared(options),
    baseUrl,
    i18n: { locales: ['en', 'de'] },
  })
  const context = {
    config: site.config,
    site,
    history: null,
    resolve: () => ({ href: '' }),
    sidebars: new Map(),
    alternates: new Map(),
    messages: new Map(),
  }
  return Object.fromEntries(
    site.routes.map((route) => [route.path, editHrefOf(route, context as unknown as DataContext)]),
  )
}

function editHrefOf(route: Route, context: DataContext): string | null {
  switch (route.type) {
    case 'doc': {
      const doc = route as DocRouteEntry
      return docData({ ...doc, doc: { ...doc.doc, sidebar: null } }, null, context).editHref
    }
    case 'markdownPage':
      return markdownPageData(route as MarkdownPageRouteEntry, null, context).editHref
    case 'blogPost':
      return blogPostData(route as BlogPostRouteEntry, null, context).editHref
    default:
      return null
  }
}

describe('the edit link', () => {
  const editUrl = 'https://git.example/edit/main/'

  it('leads to the file of the version, in every language', () => {
    const found = links({ editUrl })
    expect(found['/docs/a/']).toBe('https://git.example/edit/main/docs/a.md')
    expect(found['/docs/1.0/a/']).toBe('https://git.example/edit/main/versioned_docs/version-1.0/a.md')
    expect(found['/docs/sharp/']).toBe('https://git.example/edit/main/docs/c%23.md')
    expect(found['/de/docs/a/']).toBe('https://git.example/edit/main/docs/a.md')
  })

  it('leads to the current file from old versions with editCurrentVersion', () => {
    expect(links({ editUrl, editCurrentVersion: true })['/docs/1.0/a/']).toBe(
      'https://git.example/edit/main/docs/a.md',
    )
  })

  it('leads to the translation with editLocalizedFiles, if there is one', () => {
    const found = links({ editUrl, editLocalizedFiles: true })
    expect(found['/docs/a/']).toBe('https://git.example/edit/main/docs/a.md')
    expect(found['/de/docs/a/']).toBe(
      'https://git.example/edit/main/i18n/de/docusaurus-plugin-content-docs/current/a.md',
    )
    expect(found['/de/docs/1.0/a/']).toBe(
      'https://git.example/edit/main/i18n/de/docusaurus-plugin-content-docs/version-1.0/a.md',
    )
    expect(found['/about/']).toBe('https://git.example/edit/main/pages/about.md')
    expect(found['/de/about/']).toBe(
      'https://git.example/edit/main/i18n/de/docusaurus-plugin-content-pages/about.md',
    )
    expect(found['/de/team/']).toBe('https://git.example/edit/main/pages/team.md')
    expect(found['/de/blog/2024/01/01/one/']).toBe(
      'https://git.example/edit/main/i18n/de/docusaurus-plugin-content-blog/2024-01-01-one.md',
    )
    expect(found['/de/blog/2024/01/02/two/']).toBe('https://git.example/edit/main/blog/2024-01-02-two.md')
    const both = links({ editUrl, editLocalizedFiles: true, editCurrentVersion: true })
    expect(both['/de/docs/1.0/a/']).toBe(
      'https://git.example/edit/main/i18n/de/docusaurus-plugin-content-docs/current/a.md',
    )
  })

  it('leads to a page of the site below its base URL, in the same language', () => {
    const found = links(
      { editUrl: ({ docPath }: { docPath: string }) => `/edit/?file=${docPath}` },
      '/handbook/',
    )
    expect(found['/docs/a/']).toBe('/handbook/edit/?file=a.md')
    expect(found['/de/docs/a/']).toBe('/handbook/de/edit/?file=a.md')
  })

  it('comes from front matter or from a function', () => {
    const found = links({ editUrl, editLocalizedFiles: true })
    expect(found['/docs/own/']).toBe('https://wiki.example/own')
    expect(found['/docs/none/']).toBe(null)
    const made = links({
      editUrl: ({ version, versionDocsDirPath, docPath, permalink, locale }: Record<string, string>) =>
        [version, versionDocsDirPath, docPath, permalink, locale].join(' '),
      editLocalizedFiles: true,
    })
    expect(made['/de/docs/1.0/a/']).toBe('1.0 versioned_docs/version-1.0 a.md /de/docs/1.0/a de')
  })
})
