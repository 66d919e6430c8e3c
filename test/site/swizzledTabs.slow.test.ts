// A site replaces `Tabs` or `TabItem`, as Docusaurus 3.10 and earlier wrote them: one panel is shown.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

const newTabs = `import { TabsProvider, useTabs, useTabsContextValue } from '@docusaurus/theme-common/internal'
const List = () => <ul>{useTabs().tabValues.map(({ value }) => <li key={value}>{value}</li>)}</ul>
export default (props) => <TabsProvider value={useTabsContextValue(props)}><List />{props.children}</TabsProvider>
`
const oldTabs = `import { Children, cloneElement } from 'react'
import { useTabs } from '@docusaurus/theme-common/internal'
export default function Tabs(props) {
  const { selectedValue } = useTabs(props)
  return Children.toArray(props.children).map((tab) => cloneElement(tab, { hidden: tab.props.value !== selectedValue }))
}
`
const newItem = `import { useTabs } from '@docusaurus/theme-common/internal'
export default function TabItem({ children, value }) {
  return <section data-own hidden={useTabs().selectedValue !== value}>{children}</section>
}
`
const text = (tabs: string) =>
  `import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n${tabs}\n\n<TabItem value="a">\n\nText of a\n\n</TabItem>\n<TabItem value="b">\n\nText of b\n\n</TabItem>\n</Tabs>\n`

const folders = new Set<ReturnType<typeof temporaryFolder>>()
afterAll(() => {
  for (const folder of folders) folder.remove()
})

async function pageWith(theme: Readonly<Record<string, string>>, tabs = '<Tabs>'): Promise<string> {
  const folder = temporaryFolder()
  folders.add(folder)
  const root = folder.path
  writeFile(
    root,
    'docusaurus.config.js',
    "module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', {}]] }\n",
  )
  writeFile(root, 'docs/a.mdx', text(tabs))
  for (const [name, source] of Object.entries(theme)) writeFile(root, `src/theme/${name}/index.js`, source)
  const result = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
}

/** The hidden panel of `b`, and the one of `a`, which is not. */
const panels =
  /<div role="tabpanel"><p>Text of a<\/p>\s*<\/div>\s*<div role="tabpanel" hidden=""><p>Text of b<\/p>/

it('hides tabs in tabs that give them a context', async () => {
  expect(await pageWith({ Tabs: newTabs })).toMatch(panels)
})

it('leaves out closed tabs in lazy tabs', async () => {
  const page = await pageWith({ Tabs: newTabs }, '<Tabs lazy>')
  expect(page).toContain('<p>Text of a</p>')
  expect(page).not.toContain('<p>Text of b</p>')
})

it('hides tabs in tabs that give them a property', async () => {
  expect(await pageWith({ Tabs: oldTabs })).toMatch(panels)
})

it('shows a replaced tab in each panel', async () => {
  const page = await pageWith({ TabItem: newItem })
  expect(page.match(/<section data-own="true"><p>Text of [ab]/g)).toHaveLength(2)
})
