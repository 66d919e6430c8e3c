// What the tests of steps measure: the site in memory, from text to checked links.
export { memorySite, parser } from '../memorySite.ts'
