// The target of "Edit this page": the file of the page, of the current version, or of the translation.
import { describe, expect, it } from 'vitest'
import type { DataContext } from '../../../build/kinds/contentKind.ts'
import { docData } from '../../../build/kinds/docs/docData.ts'
import type { DocRouteEntry } from '../../../build/model/docs.ts'
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
}

/** URL of a document → its edit link. */
const links = (docs: object, baseUrl = '/') => {
  const { site } = memorySite(files, {
    docs: { lastVersion: 'current', ...docs },
    pages: false,
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
  const entries = site.routes.flatMap((route) => (route.type === 'doc' ? [route as DocRouteEntry] : []))
  return Object.fromEntries(
    entries.map((route) => [
      route.path,
      docData({ ...route, doc: { ...route.doc, sidebar: null } }, null, context as unknown as DataContext)
        .editHref,
    ]),
  )
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
    expect(made['/de/docs/1.0/a/']).toBe('1.0 versioned_docs/version-1.0 a.md de/docs/1.0/a de')
  })
})
