// More than one heading of level 1. Each page has one title, which is a heading of this level.
import type { PageRule } from '../rule.ts'

export const severalTitles: PageRule = ({ headings, markup, hasTitle }, report) => {
  const titles = headings.filter(({ level, isNested }) => level === 1 && !isNested)
  const inHtml = markup.flatMap(({ token, placeAt }) => {
    const isTag = token.type !== 'component' || /^<h1[\s>]/.test(token.content)
    const found = isTag ? withoutComments(token.content).matchAll(/<h1(?=[\s>])/gi) : []
    return [...found].map(({ index }) => placeAt(index))
  })
  const hasOther = titles.length > 0 || hasTitle
  for (const place of inHtml.slice(hasOther ? 0 : 1))
    report({
      ...place,
      message: 'This <h1> is another heading of level 1. A page has one title.',
      hint: 'Write it as <h2>. If it is the title, remove the other one.',
    })
  for (const { inline, words } of titles.slice(1))
    report({
      ...inline.placeAt(0),
      message: `"${words}" is another heading of level 1. A page has one title.`,
      hint: 'Give the heading level 2, and one level more to those below it.',
    })
}

/** The text keeps its length. */
const withoutComments = (html: string): string =>
  html.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
