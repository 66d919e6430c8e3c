// A component that a package shows for documents, with a grid, tabs and details of its own: what it finds
// around itself is that of Docusaurus.
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const site = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/', themes: ['./api-theme'],
  presets: [['classic', { docs: { docItemComponent: '@theme/ApiItem', sidebarPath: './sidebars.js' }, blog: false }]],
}
`,
  'sidebars.js': "module.exports = { s: ['a'] }\n",
  'docs/a.mdx': `---
title: A
hide_title: true
---

import Details from '@theme/Details'
import Summary from '@theme/Summary'

<pre className="method"><h2>/trees</h2></pre>

<Details className="fields" open data-collapsed={false} summary={<Summary />}><p>Text</p></Details>

<ul className="tabs"><li className="tabs__item">One</li></ul>

<hr />
`,
  'api-theme/index.js': "module.exports = () => ({ name: 'api', getThemePath: () => './theme' })\n",
  'api-theme/theme/Summary.js': 'export default () => <summary><h3>Fields</h3></summary>\n',
  'api-theme/theme/ApiItem/index.js': `import { DocProvider } from '@docusaurus/plugin-content-docs/client'
import DocItemContent from '@theme/DocItem/Content'
const Store = ({ children }) => children
export default function ApiItem({ content: MDXComponent }) {
  return <DocProvider content={MDXComponent}>
    <div className="row"><div className="col"><article><DocItemContent><Store>
      <div className="row parts">
        <div className="col col--7 left"><MDXComponent /></div>
        <div className="col col--5 right"><details open className="own"><summary>Request</summary></details></div>
      </div>
    </Store></DocItemContent></article></div></div>
  </DocProvider>
}
`,
})

it('is as wide as the window, and the text is Markdown together with the parts beside it', async () => {
  for (const width of [390, 1280]) {
    const { page, complaints } = await site.openToTheEnd('docs/a/', { width })
    const found = await page.evaluate(() => ({
      isWider: document.documentElement.scrollWidth > window.innerWidth,
      parts: document.querySelectorAll('.theme-doc-markdown.markdown > .parts').length,
      text: document.querySelectorAll('.left > .method, .left > details').length,
      frames: document.querySelectorAll('.markdown').length,
    }))
    expect({ ...found, complaints }).toEqual({ isWider: false, parts: 1, text: 2, frames: 1, complaints: [] })
  }
})

it('has the headings, tabs and details that its style sheet expects', async () => {
  const { page } = await site.openToTheEnd('docs/a/')
  const style = (selector: string, name: string, of?: string) =>
    page.$eval(
      selector,
      (element, ...[key, part]) => getComputedStyle(element, part).getPropertyValue(key as string),
      name,
      of,
    )
  expect(await style('.method h2', 'margin-top')).toBe('0px')
  expect(await style('.fields summary', 'list-style-type')).toBe('none')
  expect(await style('.fields summary', 'position', '::before')).toBe('absolute')
  expect(await style('.fields h3', 'margin-top')).toBe('0px')
  expect(await style('.fields summary', 'font-weight')).toBe('400')
  expect(await style('.own', 'border-top-width')).toBe('0px')
  expect(await style('.own', 'padding-left')).toBe('0px')
  expect(await style('ul.tabs', 'padding-left')).toBe('0px')
  expect(await style('ul.tabs > li', 'display')).toBe('flex')
  expect(await style('html', '--ifm-tabs-color-active-border')).not.toBe('')
})

it('shows the summary of a component once, and its state while it opens and closes', async () => {
  const { page } = await site.openToTheEnd('docs/a/')
  expect(await page.$$eval('.fields summary', (all) => all.length)).toBe(1)
  const state = () => page.$eval('.fields', (box) => (box as HTMLElement).dataset['collapsed'])
  await page.click('.fields summary')
  await page.waitForSelector('.fields[data-collapsed="true"]')
  await page.click('.fields summary')
  await page.waitForSelector('.fields[data-collapsed="false"]')
  expect(await state()).toBe('false')
})
