// Two headings with the same words below the same heading: the table of contents cannot tell them apart.
import type { PageRule } from '../rule.ts'

export const duplicateHeading: PageRule = ({ headings }, report) => {
  const above: string[] = []
  const seen = new Set<string>()
  for (const { level, words, inline } of headings) {
    above.length = level - 1
    const key = JSON.stringify([...above, words])
    if (words !== '' && seen.has(key))
      report({
        ...inline.placeAt(0),
        message: `Another heading in this part of the page has the words "${words}".`,
        hint: 'Give each heading its own words.',
      })
    seen.add(key)
    above[level - 1] = words
  }
}
