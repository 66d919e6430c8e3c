// Components that read all documents of the site: on the server, while a page is hydrated, after a click, and
// where only the browser reads them. Other pages do not load the file with the documents.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { textOf } from '../support/visit.ts'

const read = 'docs.flatMap((version) => version.docs.map((doc) => doc.id + "=" + doc.path)).join()'
const own = filesInBrowser({
  'docusaurus.config.js': `module.exports = {
    title: 'Site', url: 'https://a.example', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]],
  }`,
  'sidebars.js':
    "module.exports = { first: ['b'], second: [{ type: 'category', label: 'Cards', link: { type: 'generated-index' }, items: ['c'] }] }\n",
  'docs/a.md': '---\nslug: /\n---\n# A\n',
  'docs/b.md': '# B\n',
  'docs/c.md': '---\nunlisted: true\n---\n# C\n',
  'docs/d.md': '---\ndraft: true\n---\n# D\n',
  'src/pages/index.jsx': `import Link from '@docusaurus/Link'
export default () => <Link id="go" to="/read">All</Link>
`,
  'src/pages/read.jsx': `import { useAllDocsData, useLatestVersion } from '@docusaurus/plugin-content-docs/client'
import { usePluginData } from '@docusaurus/useGlobalData'
export default function Read() {
  const docs = useAllDocsData().default.versions
  const [{ draftIds, sidebars, docs: listed }] = usePluginData('docusaurus-plugin-content-docs').versions
  return <main>
    <p id="docs">{${read}}</p>
    <p id="rest">{JSON.stringify([draftIds, sidebars, listed.find(({ id }) => id === 'c'), docs.indexOf(useLatestVersion())])}</p>
  </main>
}
`,
  'src/pages/late.jsx': `import { useEffect, useState } from 'react'
import { useVersions } from '@docusaurus/plugin-content-docs/client'
export default function Late() {
  const docs = useVersions()
  const [seen, setSeen] = useState('')
  useEffect(() => setSeen(${read}), [docs])
  return <main><b>{docs[0].name}</b><p id="docs">{seen}</p></main>
}
`,
  'src/pages/none.jsx': `import { useVersions } from '@docusaurus/plugin-content-docs/client'
export default () => <main><b id="docs">{useVersions()[0].name}</b></main>
`,
})

const listOf = (base: string) =>
  `a=${base}docs/,b=${base}docs/b,c=${base}docs/c,/category/cards=${base}docs/category/cards`
const htmlOf = (path: string) => readFileSync(join(own.site.outDir, path), 'utf8')

it('are in the HTML of the page, in its language', () => {
  expect(htmlOf('read/index.html')).toContain(`<p id="docs">${listOf('/')}</p>`)
  expect(htmlOf('de/read/index.html')).toContain(`<p id="docs">${listOf('/de/')}</p>`)
  const rest = /<p id="rest">(.*?)<\/p>/.exec(htmlOf('read/index.html'))?.[1] ?? ''
  expect(JSON.parse(rest.replaceAll('&quot;', '"'))).toEqual([
    ['d'],
    {
      first: { link: { path: '/docs/b', label: 'b' } },
      second: { link: { path: '/docs/category/cards', label: 'Cards' } },
    },
    { id: 'c', path: '/docs/c', unlisted: true, sidebar: 'second' },
    0,
  ])
})

it('are there when the page is hydrated, and after a click', async () => {
  const { page, complaints } = await own.openToTheEnd('/read')
  expect(await textOf(page, '#docs')).toBe(listOf('/'))
  await page.goto(`${own.site.address}`)
  await page.click('#go')
  await page.waitForSelector('#docs')
  expect(await textOf(page, '#docs')).toBe(listOf('/'))
  expect(complaints).toEqual([])
})

it('are loaded where only the browser reads them, and nowhere else', async () => {
  const files = readdirSync(join(own.site.outDir, 'assets')).filter((name) => /^docs\.\w+\.json$/.test(name))
  expect(files).toHaveLength(2)
  for (const [path, count] of [
    ['late', 1],
    ['none', 0],
    ['', 0],
  ] as const) {
    const asked: string[] = []
    const { page, complaints } = await own.openToTheEnd(`/${path}`, {
      prepare: async (tab) => void tab.on('request', (request) => asked.push(request.url())),
    })
    if (count > 0)
      await page.waitForFunction(
        (text) => document.querySelector('#docs')?.textContent === text,
        {},
        listOf('/'),
      )
    expect(asked.filter((url) => /\/docs\.\w+\.json$/.test(url))).toHaveLength(count)
    expect(complaints).toEqual([])
  }
})
