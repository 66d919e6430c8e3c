// A component around every page that asks for a message while its module is loaded: it is there before, in
// the language of the page.
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { textOf } from '../support/visit.ts'

const own = filesInBrowser({
  'site.config.json':
    '{ "url": "https://owls.example", "i18n": { "defaultLocale": "en", "locales": ["en", "de"] } }',
  'theme/Footer.jsx': `import { translate } from 'troodon/client'
const text = translate({ id: 'own.feed', message: 'Fed at eight' })
export default () => <footer id="own">{text}</footer>
`,
  'i18n/de/code.json': '{ "own.feed": { "message": "Futter um acht" } }',
  'docs/a.md': '# A\n',
})

it.each([
  ['docs/a/', 'Fed at eight'],
  ['de/docs/a/', 'Futter um acht'],
])('at %s', async (path, text) => {
  const { page, complaints } = await own.openToTheEnd(path)
  expect(await textOf(page, '#own')).toBe(text)
  expect(complaints).toEqual([])
})
