// A link whose words say nothing about its target: "here". Screen readers list links without their sentences.
import { wordsOf } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const vagueLinkText: PageRule = ({ links }, report, { vagueLinkText: { words } }) => {
  const vague = new Set(words.map((text) => text.toLowerCase()))
  for (const { children, place } of links) {
    const text = wordsOf(children)
    // In code, it is the name of something.
    if (!vague.has(plain(text)) || children.some(({ type }) => type === 'code_inline')) continue
    report({
      ...place(),
      message: `The words of this link, "${text}", do not say where it leads.`,
      hint: 'Name its target: [the guide to feeding](feeding.md).',
    })
  }
}

/** Without marks around the words: `here!`, `→ more`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
