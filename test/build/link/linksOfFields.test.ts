// Links in the front matter lead somewhere, too.
import { expect, it } from 'vitest'
import { memorySite } from '../../support/memorySite.ts'

const problemsOf = (field: string): readonly string[] =>
  memorySite({
    'docs/a.md': `---\n${field}\n---\n\n# A\n`,
    'docs/b.md': '# B\n',
    'docs/c.png': '',
    'static/img/a.png': '',
  }).problems.map(({ code, file, message }) => `${code} ${file} ${message}`)

it.each([
  ['image: /img/no.png', 'missingHtmlImage docs/a.md There is no image /img/no.png.'],
  ['image: img/no.png', 'missingHtmlImage docs/a.md There is no image /img/no.png.'],
  ['image: ./no.png', 'missingAsset docs/a.md There is no image ./no.png.'],
  ['custom_edit_url: /nope', 'brokenHtmlLink docs/a.md /nope does not lead to any page.'],
])('reports %s', (field, problem) => {
  expect(problemsOf(field)).toEqual([problem])
})

it.each([
  'image: /img/a.png',
  'image: img/a.png',
  'image: ./c.png',
  'image: https://b.example/a.png',
  'custom_edit_url: /docs/b',
  'custom_edit_url: https://b.example/edit',
  'custom_edit_url: null',
])('accepts %s', (field) => {
  expect(problemsOf(field)).toEqual([])
})
