// What the tests of steps measure: the site in memory, from text to checked links, and the readers of HTML.
export { textInHtml } from '../../../build/outputs/pages/textInHtml.ts'
export { htmlTokens } from '../../../build/shared/html.ts'
export { memorySite, parser } from '../memorySite.ts'
