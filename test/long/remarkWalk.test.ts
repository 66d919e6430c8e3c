// Random edits of a site whose documents are read with remark and rehype plugins: the same promise as in
// incremental.test.ts.
import { it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { rounds } from '../support/rounds.ts'
import { walk } from '../support/walk.ts'

const seed = Number(process.env['TROODON_SEED'] ?? 20261122)
const steps = Number(process.env['TROODON_EDITS'] ?? rounds(12))

/** Changes texts and headings, adds imports and elements, and shows URLs of other pages. */
const plugins = `
const walk = (node, visit) => { visit(node); for (const child of node.children ?? []) walk(child, visit) }
export const words = () => (tree, file) => walk(tree, (node) => {
  if (node.type === 'text') node.value = node.value.replace(/More/g, 'More of ' + file.path.split('/').pop())
})
export const badge = () => (tree, file) => {
  const value = "import Stamp from '@site/src/Badge'"
  if (!file.path.includes('folder-2')) return
  tree.children.unshift({ type: 'mdxjsEsm', value })
  tree.children.push({ type: 'mdxJsxFlowElement', name: 'Stamp', attributes: [], children: [{ type: 'text', value: 'S' }] })
}
export const urls = () => (tree) => {
  const seen = []
  walk(tree, (node) => { if (node.type === 'link' || node.type === 'definition') seen.push(node.url) })
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: seen.join(' ') }] })
}
export const marks = () => (tree) => walk(tree, (node) => {
  if (node.tagName === 'p') node.properties.className = ['marked']
})
`

const config = `
import json from './site.config.json'
import { badge, marks, urls, words } from './plugins.js'
const docs = { ...json.docs, remarkPlugins: [words, badge, urls], rehypePlugins: [marks] }
export default { ...json, docs }
`

it(`equals a clean build with plugins after each of ${steps} random edits (TROODON_SEED=${seed})`, () =>
  walk(seed, steps, (root) => {
    writeFile(root, 'plugins.js', plugins)
    writeFile(root, 'site.config.ts', config)
  }))
