// Names of versions and languages in the configuration and on the disk can have different Unicode forms.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { docsIn } from '../../../build/kinds/docs/index.ts'
import { memorySite } from '../../support/memorySite.ts'

const forms = ['NFC', 'NFD'] as const

it.each(forms.flatMap((disk) => forms.map((given) => [disk, given] as const)))(
  'finds the folder of a version in %s that the configuration names in %s',
  (disk, given) => {
    const [onDisk, name] = ['été', 'été'].map((text, at) => text.normalize(at === 0 ? disk : given)) as [
      string,
      string,
    ]
    const { site, problems, paths } = memorySite(
      {
        'docs/a.md': '# A',
        'versions.json': JSON.stringify([name]),
        [`versioned_docs/version-${onDisk}/a.md`]: '# A',
        [`versioned_sidebars/version-${onDisk}-sidebars.json`]: '{"own":["a"]}',
        [`i18n/de/docusaurus-plugin-content-docs/version-${onDisk}/a.md`]: '# Deutsch',
      },
      {
        pages: false,
        docs: { lastVersion: 'current', versions: { [name]: { label: 'Summer' } } },
        i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      },
    )
    expect(problems).toEqual([])
    expect(paths).toEqual(['/de/docs/a/', '/de/docs/été/a/', '/docs/a/', '/docs/été/a/'])
    const [, frozen] = docsIn(site.locales[1] as never)[0]?.versions ?? []
    expect([frozen?.label, frozen?.docs[0]?.title, frozen?.sidebars[0]?.name]).toEqual([
      'Summer',
      'Deutsch',
      'own',
    ])
  },
)

it('compares names of languages in one form', () => {
  const [nfc, nfd] = forms.map((form) => 'dé'.normalize(form)) as [string, string]
  const read = readConfig(
    { i18n: { defaultLocale: nfc, locales: [nfd, 'en'], localeConfigs: { [nfd]: { htmlLang: 'de' } } } },
    { hasFolder: () => false },
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  expect(read.config.i18n.locales).toEqual([nfc, 'en'])
  expect(read.config.i18n.localeConfigs[nfc]).toMatchObject({ htmlLang: 'de', path: nfc, prefix: '' })
})
