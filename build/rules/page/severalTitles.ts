// More than one heading of level 1. Each page has one title, which is a heading of this level.
import type { PageRule } from '../rule.ts'

export const severalTitles: PageRule = ({ headings }, report) => {
  const titles = headings.filter(({ level, isNested }) => level === 1 && !isNested)
  for (const { inline, words } of titles.slice(1))
    report({
      ...inline.placeAt(0),
      message: `"${words}" is another heading of level 1. A page has one title.`,
      hint: 'Give the heading level 2, and one level more to those below it.',
    })
}
