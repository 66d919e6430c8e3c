// Places of keys and values in configurations and sidebars files, as people write them.
import { expect, it } from 'vitest'
import { openPaths } from '../../../build/model/text/findPath.ts'

const config = `// title: 'not this one'
import { defineConfig } from 'troodon'

export default defineConfig({
  title: "It's", // url: 'nor this'
  "base-url": '/',
  blog: false,
  pattern: /["'{]/,
  note: \`a \${1} }\`,
  themeConfig: {
    navbar: { items: [{ type: 'doc' }, { to: '/blog/', items: ['a', { href: '/x' }] }] },
    footer: {
      copyrght: 'x',
    },
  },
  list: [...others, { a: 1 }],
}) satisfies Config
`

const docusaurus = `module.exports = async () => {
  const title = 'x'
  return {
    title,
    presets: [['classic', /** @type {Options} */ ({ docs: { sidebarPath: require.resolve('./s.js') } })]],
  }
}
`

/** `5:3 5:10`: the key and the value. */
const placesOf = (path: string, text: string): string | null => {
  const found = openPaths(text)(path)
  const shown = ({ line, column }: { line: number; column: number }) => `${line}:${column}`
  return found && `${shown(found.key)} ${shown(found.value)}${found.whole ? '' : ' in part'}`
}

it.each([
  ['title', '5:3 5:11'],
  ['base-url', '6:3 6:16'],
  ['blog', '7:3 7:9'],
  ['note', '9:3 9:10'],
  ['themeConfig.navbar.items[0].type', '11:25 11:32'],
  ['themeConfig.navbar.items[1].items[0]', '11:65 11:65'],
  ['themeConfig.navbar.items[1].items[1].href', '11:71 11:78'],
  ['themeConfig.footer.copyrght', '13:7 13:18'],
  ['themeConfig.footer.style', '12:5 12:13 in part'],
  ['list[1].a', '16:3 16:9 in part'],
  ['nothing', null],
])('finds %s in a configuration', (path, places) => {
  expect(placesOf(path, config)).toBe(places)
})

it.each([
  ['presets[0][0]', '5:17 5:17'],
  ['presets[0][1].docs.sidebarPath', '5:61 5:74'],
  ['presets[0][1].blog', '5:50 5:50 in part'],
])('finds %s behind calls and comments', (path, places) => {
  expect(placesOf(path, docusaurus)).toBe(places)
})

it('finds keys in JSON, and in text that ends too early', () => {
  expect(placesOf('docs[1].label', '{ "docs": ["a", { "label": "x" }] }')).toBe('1:19 1:29')
  expect(placesOf('docs[1].label', '{ "docs": ["a", { "label": "x')).toBe('1:19 1:28')
})

it('answers several questions about one text', () => {
  const find = openPaths('{ "a": { "x": 1 }, "b": { "a": { "x": 2, "y": 3 } } }')
  expect([find('a.x')?.at, find('a.y')?.at, find('b.a.y')?.at, find('c')]).toEqual([14, 46, 46, null])
})
