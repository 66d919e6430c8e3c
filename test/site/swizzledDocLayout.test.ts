// The layout of documents and the table of contents of Docusaurus as copies in src/theme. Their style sheets
// expect that titles have a margin, and that tables of contents are smaller than the text.
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const site = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js':
    "module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', { blog: false }]] }",
  'docs/a.md': '# A\n\nFirst.\n\n## One\n\nText.\n\n### Inner\n\nText.\n\n## Two\n\nText.\n',
  'src/theme/DocItem/Layout/index.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client'
import DocItemContent from '@theme/DocItem/Content'
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop'
import styles from './styles.module.css'
export default function DocItemLayout({ children }) {
  return <div className="row">
    <div className="col"><div className={styles.docItemContainer}>
      <article><DocItemContent>{children}</DocItemContent></article>
    </div></div>
    {useDoc().toc.length > 0 && <div className="col col--3"><DocItemTOCDesktop /></div>}
  </div>
}
`,
  'src/theme/DocItem/Layout/styles.module.css':
    '.docItemContainer header + *, .docItemContainer article > *:first-child { margin-top: 0 }\n',
  'src/theme/TOC/index.js': `import TOCItems from '@theme/TOCItems'
export default function TOC({ className, ...props }) {
  return <div className={'thin-scrollbar ' + className}>
    <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName="table-of-contents__link--active" />
  </div>
}
`,
})

it('keep the space below the title', async () => {
  const { page, complaints } = await site.openToTheEnd('docs/a/')
  expect(complaints).toEqual([])
  const [title, first] = await page.$$eval('.markdown h1, .markdown h1 + p, .markdown header + p', (all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  expect((first?.top ?? 0) - (title?.bottom ?? 0)).toBeGreaterThan(15)
})

it('show inner headings further in, in small type', async () => {
  const { page } = await site.openToTheEnd('docs/a/')
  const links = await page.$$eval('.theme-doc-toc-desktop a', (all) =>
    all.map((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return [
        one.textContent,
        Math.round(words.getBoundingClientRect().left),
        Number.parseFloat(getComputedStyle(one).fontSize),
      ] as const
    }),
  )
  expect(links.map(([label]) => label)).toEqual(['One', 'Inner', 'Two'])
  const [one, inner, two] = links.map(([, left]) => left)
  expect((inner ?? 0) - (one ?? 0)).toBeGreaterThan(8)
  expect(two).toBe(one)
  for (const [, , size] of links) expect(size).toBeLessThan(15)
})
