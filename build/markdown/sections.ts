// The parts of a text that a search finds: its words by section, and how each section begins.
import type { Token } from 'markdown-it'
import type { SectionText } from '../model/page.ts'
import { sectionText } from '../model/text/sectionText.ts'

/** One entry for the text before the first heading, then one per heading of level 2 to 6 and per option. */
export function sectionsOf(tokens: readonly Token[]): readonly SectionText[] {
  const texts: string[][] = [[]]
  /** The open section, and those around open lists of options. */
  let section = 0
  const around: number[] = []
  const open = () => {
    section = texts.push([]) - 1
  }
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    if (token.type === 'heading_open') {
      if (token.tag !== 'h1') open()
      // The words of the title and of other levels are in the facts.
      if (token.tag !== 'h1' || token.meta?.['isTitle']) index += 1
    } else if (token.type === 'option_list_open') around.push(section)
    else if (token.type === 'option_list_close') section = around.pop() ?? section
    else if (token.type === 'option_term_open' && token.attrGet('id') !== null) {
      open()
      index += 1
    } else if (token.type === 'inline') texts[section]?.push(inlineText(token))
    else if (token.type === 'component') texts[section]?.push(wordsOf(token))
    else if (withSource.has(token.type)) texts[section]?.push(token.content)
  }
  return texts.map((parts) => sectionText(parts.join(' ')))
}

function inlineText({ children }: Token): string {
  let text = ''
  for (const token of children ?? [])
    if (shown.has(token.type)) text += token.content
    else if (token.type.endsWith('break')) text += ' '
    else if (token.type === 'component') text += ` ${wordsOf(token)} `
  return text
}

/** Of the properties that readers see. */
const wordsOf = ({ meta }: Token): string => String(meta?.['words'] ?? '')

const shown: ReadonlySet<string> = new Set([
  ...['text', 'code_inline', 'text_special', 'emoji', 'image', 'math_inline'],
])

const withSource: ReadonlySet<string> = new Set(['fence', 'code_block', 'math_block'])
