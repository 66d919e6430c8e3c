// Shortcodes of emoji. In Docusaurus, remark-directive reads a text before remark-emoji does.
import { expect, it } from 'vitest'
import { parserFor } from '../../support/memorySite.ts'

const cases: readonly (readonly [markdown: string, docusaurus: string, others: string])[] = [
  [':tada: done', '🎉 done', '🎉 done'],
  [':steak: :partying:', '🥩 🥳', '🥩 🥳'],
  ['at 10:30:45', 'at 10:30:45', 'at 10:30:45'],
  [':+1::-1:', '👍👎', '👍👎'],
  ['schema:key:name', 'schema:key:name', 'schema🔑name'],
  ['**b** :key:name', '<strong>b</strong> :key:name', '<strong>b</strong> 🔑name'],
  ['a:key:1', 'a🔑1', 'a🔑1'],
  ['a:key:b:', 'a🔑b:', 'a🔑b:'],
]

it.each(cases)('%s', (markdown, docusaurus, others) => {
  const html = (compatibility?: 'docusaurus') =>
    parserFor({}, compatibility ? { compatibility } : {})
      .page(markdown, 'md')
      .body.join('')
      .trim()
  expect([html('docusaurus'), html()]).toEqual([`<p>${docusaurus}</p>`, `<p>${others}</p>`])
})
