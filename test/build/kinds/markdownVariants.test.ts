// Which plugins of an instance are built in, and which make @mdx-js/mdx read its pages.
import remarkGfm from 'remark-gfm'
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { markdownVariants } from '../../../build/kinds/markdownVariants.ts'
import { isUnified } from '../../../build/model/markdownVariant.ts'

const named = (name: string, body = '') => {
  const plugin = new Function(`return function ${name}() { ${body} }`)() as () => void
  return plugin
}
const remarkMath = named('remarkMath')
const rehypeKatex = named('rehypeKatex')
const npm2yarn = named('plugin', 'const { sync, converters } = {}; "npm2yarn"')

const variantsOf = (config: object) => {
  const read = readConfig({ contentDir: '', ...config }, { hasFolder: () => true })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return markdownVariants(read.config)
}

it('common plugins are settings', () => {
  const { all, of } = variantsOf({
    docs: {
      remarkPlugins: [remarkGfm, [remarkMath, { singleDollarTextMath: false }], [npm2yarn, { sync: true }]],
      rehypePlugins: [[rehypeKatex, { macros: { '\\A': 'a' } }]],
    },
  })
  const docs = {
    name: 'docs/default',
    unified: false,
    triggers: [],
    overrides: {
      math: true,
      singleDollarMath: false,
      katex: { output: 'htmlAndMathml', macros: { '\\A': 'a' } },
      packageManagers: { sync: true, converters: ['yarn', 'pnpm', 'bun'] },
    },
  }
  expect(all).toEqual([docs])
  expect(of('docs/a.md')).toEqual(docs)
  expect(of('versioned_docs/version-1.0/a.md')).toEqual(docs)
  expect(of('blog/a.md')).toBeNull()
})

it('the boxes of alerts are those of the plugin', () => {
  const alerts = named('remarkGithubAdmonitionsToDirectives')
  const boxes = (plugin: unknown) =>
    variantsOf({ docs: { beforeDefaultRemarkPlugins: [plugin] } }).all.map(({ overrides }) => overrides)
  expect(boxes(alerts)).toEqual([{ alerts: { important: 'info', caution: 'danger' } }])
  expect(boxes([alerts, { mapping: { NOTE: 'tip', TIP: 'own' } }])).toEqual([
    { alerts: { note: 'tip', tip: 'own' } },
  ])
  expect(boxes(named('remarkGithubAlerts'))).toEqual([{}])
})

it('older versions of plugins have their names and defaults', () => {
  const math = named('math', 'this.inlinePlugin()')
  const older = named('plugin', 'const { sync, converters = [\'yarn\', "pnpm"] } = {}; "npm2yarn"')
  const { all } = variantsOf({ docs: { remarkPlugins: [math, older] } })
  expect(all.map(({ unified }) => unified)).toEqual([false])
  expect(all[0]?.overrides).toMatchObject({
    math: true,
    packageManagers: { sync: false, converters: ['yarn', 'pnpm'] },
  })
  expect(variantsOf({ docs: { remarkPlugins: [named('math')] } }).all[0]?.unified).toBe(true)
})

it('one other plugin makes the whole instance read by unified', () => {
  const other = () => () => undefined
  const { of } = variantsOf({
    blog: { remarkPlugins: [remarkMath, other] },
    docs: [{}, { id: 'more', path: 'more', rehypePlugins: [[rehypeKatex, { trust: () => true }]] }],
  })
  expect(of('blog/a.md')).toEqual({
    name: 'blog/default',
    unified: true,
    triggers: null,
    overrides: { math: true, singleDollarMath: true },
  })
  expect(of('more/a.md')?.unified).toBe(true)
  expect(of('docs/a.md')).toBeNull()
})

it('a plugin that acts on certain code blocks leaves texts without them to markdown-it', () => {
  const tabBlocks = named('plugin', 'collectTabNodes()')
  const docblocks = named('linkDocblocks', '"docblock://"')
  const { of } = variantsOf({
    docs: { remarkPlugins: [npm2yarn, tabBlocks, [docblocks, {}]] },
    blog: { remarkPlugins: [tabBlocks, named('plugin')] },
  })
  const isRead = (file: string, text: string) => isUnified(of(file), text)
  const plain = 'A tab.\n\n```js title="a.js"\nlet tab\n```\n'
  expect(isRead('docs/a.md', plain)).toBe(false)
  expect(isRead('docs/a.md', '> - ````js tab={"label": "A"}\n>   1\n>   ````\n')).toBe(true)
  expect(isRead('docs/a.md', '~~~js &#116;ab\n1\n~~~\n')).toBe(true)
  expect(isRead('docs/a.md', '[summary](docblock://a.ts)\n')).toBe(true)
  // Another plugin of the same name.
  expect(isRead('blog/a.md', plain)).toBe(true)
})

it('plugins of markdown are plugins of each instance', () => {
  const { all } = variantsOf({ markdown: { remarkPlugins: [() => () => undefined] }, pages: false })
  expect(all.map(({ name, unified }) => `${name} ${unified}`)).toEqual([
    'docs/default true',
    'blog/default true',
  ])
})
