// The look of elements in Docusaurus sites, between components of the site and those of the theme.
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const own = filesInBrowser({
  'docusaurus.config.js': `module.exports = {
    title: 'Site', url: 'https://a.example', baseUrl: '/',
    presets: [['classic', { docs: { editUrl: 'https://a.example/edit', showLastUpdateTime: true }, blog: { blogListComponent: '@site/src/List' }, theme: { customCss: './site.css' } }]],
    themeConfig: { footer: { style: 'dark', links: [{ title: 'More', items: [{ html: '<img id="badge" src="/square.svg" width="114" height="51">' }] }] } },
  }`,
  'site.css':
    ':root { --ifm-color-primary: #112233 } html[data-theme="dark"] { --ifm-color-primary: #ddeeff }\n',
  'static/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 9 9"/>',
  'src/theme/Admonition/Types.jsx':
    "import Types from '@theme-original/Admonition/Types'\nexport default { ...Types, secret: ({ children }) => <b>{children}</b> }\n",
  'src/List.jsx': `import Layout from '@theme/BlogLayout'
export default () => <Layout><p id="line">Feeds <svg width="16" height="16" /> and <a href="/docs/a"><svg width="16" height="16" /></a> here</p></Layout>
`,
  'src/pages/index.jsx': `import Image from '@theme/IdealImage'
export default () => <main><div id="box" style={{ width: 120 }}><Image img="/square.svg" width="400" height="300" /></div><div data-theme="dark" id="hero">Hero</div></main>
`,
  'docs/a.mdx': `---
last_update: { date: 2020-01-01 }
---
# A

:::tip

Text

:::

<details id="plain"><summary>More</summary>Text</details>

<details className="mine" id="mine"><summary>More</summary>Text</details>

<code id="code">code</code>
`,
  'src/theme/DocItem/Footer/index.jsx': `import { useDoc } from '@docusaurus/plugin-content-docs/client'
import EditMetaRow from '@theme/EditMetaRow'
export default function Footer() {
  const { editUrl, lastUpdatedAt } = useDoc().metadata
  return <footer className="theme-doc-footer"><EditMetaRow editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} /></footer>
}
`,
  'blog/2020-01-01-one.md': '# One\n',
})

const styleOf = (path: string, selector: string, name: string) =>
  own
    .open(path)
    .then(({ page }) =>
      page.$eval(selector, (element, property) => getComputedStyle(element).getPropertyValue(property), name),
    )

const sizeOf = (path: string, selector: string) =>
  own.open(path).then(({ page }) =>
    page.$eval(selector, (element) => {
      const { width, height } = element.getBoundingClientRect()
      return [width, height]
    }),
  )

it('frames details of Markdown, not those with a class of the site', async () => {
  expect(await styleOf('/docs/a', '#plain', 'border-top-width')).toBe('1px')
  expect(await styleOf('/docs/a', '#mine', 'border-top-width')).toBe('0px')
})

it('shows the icon of an admonition beside its title, where the site adds types', async () => {
  const { page } = await own.open('/docs/a')
  const heading = await page.$eval('.admonition-heading', (one) => ({
    icons: one.querySelectorAll('svg').length,
    lines: one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
  }))
  expect(heading.icons).toBe(1)
  expect(heading.lines).toBeLessThan(1.5)
})

it('keeps the last update away from the edit link, where the site has its own footer', async () => {
  const { page } = await own.open('/docs/a')
  const [first = 0, second = 0] = await page.$$eval('.edit-meta-row > *', (all) => {
    const [link, update] = all.map((one) => one.getBoundingClientRect())
    return [link?.right, update?.left]
  })
  expect(second - first).toBeGreaterThan(20)
})

it('gives code between blocks the look of code in a text', async () => {
  expect(await styleOf('/docs/a', '#code', 'background-color')).not.toBe('rgba(0, 0, 0, 0)')
})

it('keeps images of a component within their line, in the frame of the blog', async () => {
  const [, height] = await sizeOf('/blog', '#line')
  expect(height).toBeLessThan(40)
})

it('keeps the proportions of ideal images, and the sizes of images in the footer', async () => {
  expect(await sizeOf('/', '#box img')).toEqual([120, 120])
  expect(await sizeOf('/docs/a', '#badge')).toEqual([114, 51])
})

it('gives colors of the dark mode to the whole page only', async () => {
  expect((await styleOf('/', '#hero', '--ifm-color-primary')).trim()).toBe('#112233')
})
