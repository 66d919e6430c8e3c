// Class names of Docusaurus' theme that the elements of a page do not have: style sheets of the site that use
// one also match the element by the classes that it has. Replaced components print the names themselves.
import { classes, moduleClasses, tokens } from './themeClassTable.ts'

const listed = (names: object): string => Object.keys(names).join('|')
const modules = listed(moduleClasses)

/** The end of a class of a CSS module: a hash, or in `docusaurus start` the path of its file. */
const moduleEnd = '_(?:[\\w-]{4,5}|node_modules-(?:[\\w-]|\\\\.)+)'
const selector = new RegExp(
  [
    `\\.(?<name>${listed(classes)}|(?<item>theme-doc-sidebar-item-(?:category|link))-level-(?<level>\\d))`,
    `\\.token\\.(?<token>${listed(tokens)})`,
    `\\.(?<inModule>${modules})${moduleEnd}`,
  ]
    .map((part) => `${part}(?![\\w-])`)
    .concat(`\\[class[*^~|]?=(?<quote>["']?)(?<part>${modules})_*\\k<quote>(?: i)?\\]`)
    .join('|'),
  'g',
)

/**
 * In Docusaurus, the text of a document contains the title that comes from front matter. Here it is before
 * the text. The title of a post is before the text in both.
 */
const ofTitle = /(?:\.(?:theme-doc-)?markdown)+(?=\s*[\s>]\s*(?:h1|header)(?![\w-]))/g

export const namesThemeClasses = (css: string): boolean =>
  css.search(selector) !== -1 || css.search(ofTitle) !== -1

/** `.theme-doc-sidebar-menu` → `:is(.theme-doc-sidebar-menu, …)`, on the same line. */
export const withThemeClasses = (css: string): string =>
  css
    .replace(ofTitle, (text) => `:is(${text}, article:where(:has(> .theme-doc-markdown)))`)
    .replace(selector, (...match) => {
      const written = match[0] as string
      return `:is(${written}, ${ownSelector(match.at(-1) as Groups)})`
    })

type Groups = Readonly<Record<'name' | 'item' | 'level' | 'token' | 'inModule' | 'part', string | undefined>>

function ownSelector({ name, item, level, token, inModule, part }: Groups): string {
  if (item !== undefined) return `${classes[item]}:where(${listAt(Number(level))} > *)`
  if (token !== undefined) return tokens[token] ?? ''
  return (name === undefined ? moduleClasses[inModule ?? part ?? ''] : classes[name]) ?? ''
}

/** The lists of a sidebar at a level, from 1. */
const listAt = (level: number): string => `.menu > .menu__list${' > li > .menu__list'.repeat(level - 1)}`
