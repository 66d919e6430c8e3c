// A link whose words say nothing about its target: "here". Screen readers list links without their sentences.
import { wordsOf } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const vagueLinkText: PageRule = ({ links }, report, { vagueLinkText: { words } }) => {
  const vague = new Set(words.map((text) => text.toLowerCase()))
  for (const { children, href, place } of links) {
    const text = wordsOf(children)
    // In code, it is the name of something.
    if (!vague.has(plain(text)) || children.some(({ type }) => type === 'code_inline')) continue
    if (isNamed(href, plain(text))) continue
    report({
      ...place(),
      message: `The words of this link, "${text}", do not say where it leads.`,
      hint: 'Name its target: [the guide to feeding](feeding.md).',
    })
  }
}

/** Whether the host or the end of the URL is called so: a library of the name Click, a section "Link". */
function isNamed(href: string, name: string): boolean {
  const [, host = '', end = ''] = /^(?:https?:\/\/([^/?#]+))?.*?([^/#]*)\/?$/i.exec(href) ?? []
  return [...host.split('.'), end.replace(/\.\w+$/, '')].some((one) => one.toLowerCase() === name)
}

/** Without marks around the words: `here!`, `→ more`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
