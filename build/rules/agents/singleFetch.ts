// A text that says it is a part, and not where the rest is: `single-fetch-completeness`.
import type { AgentPageRule } from './agentRule.ts'
import { copyLines } from './copyLines.ts'

const count = '(\\d[\\d,]*)'
const parts = [
  `(?:showing|displaying|listing|page)\\s+(?:the\\s+first\\s+)?${count}\\s+(?:of|out\\s+of)\\s+${count}\\b`,
  `(?:showing|displaying|listing)\\s+(?:\\w+\\s+)?\\d[\\d,]*\\s*(?:-|–|to)\\s*${count}\\s+(?:of|out\\s+of)\\s+${count}\\b`,
  `${count}\\s+(?:of|out\\s+of)\\s+${count}\\s+(?:results?|items?|entries|records|models|rows|pages|shown)\\b`,
].map((text) => new RegExp(`^[\\s>*_+|#-]*${text}`, 'i'))

const nextLink = /\[[»›→>\s]*(?:next page|more results|load more|show more)[^\]]*\]\(|^next: /im

export const singleFetch: AgentPageRule = ({ copy }) => {
  const line = copyLines(copy).lines.find(({ text, isCode }) => !isCode && saysPart(text))
  return !line || nextLink.test(copy)
    ? null
    : {
        fails: true,
        message: `says "${line.text.trim().slice(0, 80)}", and has no link to the rest.`,
        hint: 'Add a link such as [Next page](…), or list everything.',
      }
}

const saysPart = (text: string): boolean =>
  parts.some((part) => {
    const [, shown = '', all = ''] = part.exec(text) ?? []
    return numberOf(shown) < numberOf(all)
  })

const numberOf = (text: string): number => Number(text.replaceAll(',', '') || Number.NaN)
