// Hints for keys of Docusaurus: what they name is an option.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'

const messages = (config: object): readonly string[] => {
  const read = readConfig({ contentDir: '', ...config }, { hasFolder: () => true })
  return read.ok ? [] : read.problems.map(({ message }) => message)
}

it.each([
  ['gtag', { analytics: { gtag: { trackingID: 'G-1' } } }],
  ['googleAnalytics', { analytics: { gtag: { trackingID: 'G-1' } } }],
  ['googleTagManager', { analytics: { googleTagManager: { containerId: 'GTM-1' } } }],
  ['algolia', { search: { provider: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c' } }],
  ['parseFrontMatter', { markdown: { parseFrontMatter: () => ({ frontMatter: {}, content: '' }) } }],
  ['remarkPlugins', { markdown: { remarkPlugins: [] } }],
])('the hint for %s names an option that is accepted', (key, instead) => {
  const [message = ''] = messages({ [key]: {} })
  const [name = ''] = Object.keys(instead)
  expect(message).toMatch(new RegExp(`is not an option: write .*\\b${name}\\b`))
  expect(messages(instead)).toEqual([])
})
