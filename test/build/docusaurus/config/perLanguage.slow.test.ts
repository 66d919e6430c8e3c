// A configuration that asks for the language: every language has what the file says for it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { readTree, temporaryFolder } from '../../../support/engine.ts'

const config = (french: string) => `
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en'
const t = (english, french) => (locale === 'fr' ? french : english)
module.exports = {
  title: t('Park', 'Parc'),
  url: 'https://park.example',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },
  customFields: { greeting: t('Hello', '${french}') },
  headTags: [{ tagName: 'link', attributes: { rel: 'help', href: t('https://help.example/en', '/b') } }],
  presets: [['classic', {
    docs: { routeBasePath: '/', sidebarPath: './sidebars.js', editUrl: 'https://git.example/' + locale + '/' },
    blog: false,
  }]],
  themeConfig: {
    metadata: [{ name: 'keywords', content: t('owl', 'hibou') }],
    navbar: { items: [{ href: 'https://shop.example/' + locale, label: t('Shop', 'Boutique') }] },
    footer: { copyright: t('All rights', 'Tous droits') },
  },
}`

const sidebars = `
const french = process.env.DOCUSAURUS_CURRENT_LOCALE === 'fr'
module.exports = { all: [{ type: 'category', label: french ? 'Animaux' : 'Animals', items: ['a', 'b'] }] }`

type Folder = ReturnType<typeof temporaryFolder>

function siteFolder(): Folder {
  const folder = temporaryFolder()
  writeFile(folder.path, 'docs/a.md', '---\nslug: /\n---\n# A\n')
  writeFile(folder.path, 'docs/b.md', '# B\n')
  writeFile(folder.path, 'sidebars.js', sidebars)
  writeFile(folder.path, 'docusaurus.config.js', config('Bonjour'))
  return folder
}

let built: Folder
let changed: Folder
beforeAll(async () => {
  built = siteFolder()
  changed = siteFolder()
  await build(built)
})
afterAll(() => {
  built.remove()
  changed.remove()
})

async function build({ path }: Folder, ...words: string[]): Promise<string> {
  const { status, stderr, stdout } = await runCommand(['build', path, '--verbose', ...words])
  expect(status, stderr + stdout).toBe(0)
  return stderr + stdout
}

const page = (path: string, folder = built) => readTree(`${folder.path}/dist`).get(path) ?? ''

const shown = [
  ['title', /<title>B \| (\w+)/, ['Park', 'Parc', 'Park']],
  ['keywords', /name="keywords" content="(\w+)/, ['owl', 'hibou', 'owl']],
  [
    'element of the head',
    /rel="help" href="([^"]+)/,
    ['https://help.example/en', '/b/', 'https://help.example/en'],
  ],
  ['navbar', /shop\.example\/(\w+)/, ['en', 'fr', 'de']],
  ['footer', /(All rights|Tous droits)/, ['All rights', 'Tous droits', 'All rights']],
  ['link to the source', /git\.example\/(\w+)\/docs\/b\.md/, ['en', 'fr', 'de']],
  ['sidebar', /(Animals|Animaux)/, ['Animals', 'Animaux', 'Animals']],
] as const

it.each(shown)('has a %s for each language', (_name, pattern, expected) => {
  const pages = ['b', 'fr/b', 'de/b'].map((path) => page(`${path}/index.html`))
  expect(pages.map((html) => pattern.exec(html)?.[1])).toEqual(expected)
})

const greetings = () =>
  [...readTree(`${changed.path}/dist`)]
    .filter(([path]) => /assets\/site\.\w+\.json/.test(path))
    .map(([, text]) => (JSON.parse(text) as { customFields: { greeting: string } }).customFields.greeting)
    .toSorted()

it('builds again when only one language changes', async () => {
  await build(changed)
  expect(greetings()).toEqual(['Bonjour', 'Hello', 'Hello'])
  writeFile(changed.path, 'docusaurus.config.js', config('Salut'))
  await build(changed)
  expect(greetings()).toEqual(['Hello', 'Hello', 'Salut'])
  writeFile(changed.path, 'sidebars.js', sidebars.replace('Animaux', 'Faune'))
  await build(changed)
  expect(page('fr/b/index.html', changed)).toContain('Faune')
  expect(await build(changed, '--verify')).toContain('The output equals a clean build, byte for byte.')
})

const asking = `
function asks() {
  const language = process.env.DOCUSAURUS_CURRENT_LOCALE
  return { name: 'asks', contentLoaded: ({ actions }) => actions.setGlobalData({ language }) }
}`

it('builds nothing again where functions of the configuration ask as well', async () => {
  const folder = siteFolder()
  try {
    const text = config('Salut').replace('presets:', 'plugins: [asks],\n  presets:')
    writeFile(folder.path, 'docusaurus.config.js', `${asking}\n${text}`)
    await build(folder)
    expect(page('fr/b/index.json', folder)).not.toBe('')
    for (let round = 0; round < 2; round++)
      expect(await build(folder)).toContain('0 files parsed, 0 routes rendered')
  } finally {
    folder.remove()
  }
})

it('says so', async () => {
  const { stdout, stderr } = await runCommand(['doctor', built.path])
  expect(stdout + stderr).toContain(
    'docusaurus.config.js asks for the language (DOCUSAURUS_CURRENT_LOCALE), and differs in 2 languages',
  )
})

it('builds one language in its own words', async () => {
  await build(built, '--locale', 'fr', '--out', `${built.path}/french`)
  expect(readTree(`${built.path}/french`).get('b/index.html')).toMatch(/<title>B \| Parc/)
})

it('checks the pages of each language as it says', async () => {
  const folder = siteFolder()
  const checked = (main: string, french: string, german: string) =>
    config('Bonjour').replace(
      'headTags',
      `onBrokenLinks: { fr: '${french}', de: '${german}' }[locale] ?? '${main}',
  markdown: { hooks: { onBrokenMarkdownLinks: locale === 'fr' ? 'throw' : 'ignore' } },
  onBrokenAnchors: locale === 'de' ? 'throw' : 'ignore',
  headTags`,
    )
  const problems = async () => {
    const { status, stdout, stderr } = await runCommand(['build', folder.path])
    return [
      status,
      ...[...(stdout + stderr).matchAll(/(\S+\.md:\d+):\d+.*?(error|warning)/gs)].map((one) =>
        one.slice(1).join(' '),
      ),
    ]
  }
  const docs = 'docusaurus-plugin-content-docs/current/b.md'
  try {
    // The link of the German page is that of the original.
    writeFile(folder.path, 'docs/b.md', '# B\n\n[x](/nowhere)\n')
    writeFile(folder.path, `i18n/fr/${docs}`, '# B\n\n[x](/ailleurs)\n')
    writeFile(folder.path, 'docusaurus.config.js', checked('ignore', 'warn', 'ignore'))
    expect(await problems()).toEqual([0, `i18n/fr/${docs}:3 warning`])
    writeFile(folder.path, 'docusaurus.config.js', checked('warn', 'ignore', 'throw'))
    expect(await problems()).toEqual([1, 'docs/b.md:3 error'])
    writeFile(folder.path, 'docs/b.md', '# B\n\n[x](./none.md) [y](#none)\n')
    writeFile(folder.path, `i18n/fr/${docs}`, '# B\n\n[x](./rien.md) [y](#rien)\n')
    writeFile(folder.path, 'docusaurus.config.js', checked('ignore', 'ignore', 'ignore'))
    expect(await problems()).toEqual([1, 'docs/b.md:3 error', `i18n/fr/${docs}:3 error`])
  } finally {
    folder.remove()
  }
})
