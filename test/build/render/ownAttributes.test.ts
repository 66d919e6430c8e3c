// Attributes that an author gives links and images, beside those that the build adds.
import { expect, it } from 'vitest'
import { attributesOf } from '../../../build/render/attributes.ts'
import { pageStructure } from '../../../build/reuse/pageStructure.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { parser } from '../../support/memorySite.ts'

const source = sourcePath('docs/a.png')
const image = { width: 200, height: 100, placeholder: null, output: 'a.png' }

function printed(markdown: string): string {
  const { body, facts } = parser.page(markdown, 'auto')
  const filled = facts.links.map((link) =>
    attributesOf(
      link,
      { kind: 'asset', source, rest: '' },
      { assets: new Map([[source, image]]), baseUrl: '/' },
    ),
  )
  return body.map((part) => (typeof part === 'number' ? filled[part] : String(part))).join('')
}

const lazy = 'loading="lazy" decoding="async"'

it.each([
  ['![a](./a.png)', `src="/a.png" width="200" height="100" ${lazy}`],
  ['![a](./a.png){width=300}', `src="/a.png" height="150" ${lazy} width="300"`],
  ['![a](./a.png){height=50 .b}', `src="/a.png" width="100" ${lazy} height="50" class="b"`],
  ['![a](./a.png){width=50%}', `src="/a.png" ${lazy} width="50%"`],
  ['![a](./a.png){width=30 height=30}', `src="/a.png" ${lazy} width="30" height="30"`],
  ['![a](./a.png){loading=eager}', 'src="/a.png" width="200" height="100" decoding="async" loading="eager"'],
  [
    '![a](https://example.org/a.png){loading=eager}',
    'src="https://example.org/a.png" decoding="async" loading="eager"',
  ],
])('has each attribute of an image once: %s', (markdown, attributes) => {
  expect(printed(markdown)).toBe(`<p><img alt="a" ${attributes}></p>\n`)
})

it('leaves the target of a link to its author', () => {
  expect(printed('[a](./a.pdf){target=_self}')).toBe(
    '<p><a href="/a.png" rel="noopener noreferrer" target="_self">a</a></p>\n',
  )
})

it('makes a new size more than an edit of words: the height depends on it', () => {
  const structureOf = (markdown: string) => pageStructure(parser.page(markdown, 'auto').facts)
  expect(structureOf('![a](./a.png){width=300}')).not.toBe(structureOf('![a](./a.png){width=400}'))
})
