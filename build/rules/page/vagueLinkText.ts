// A link whose words say nothing about its target: "here". Screen readers list links without their sentences.
import type { Place } from '../../markdown/positions.ts'
import { wordsOf } from '../pageText.ts'
import type { PageRule } from '../rule.ts'
import { masked } from '../textLines.ts'

export const vagueLinkText: PageRule = ({ links, inlines, markup }, report, { vagueLinkText: { words } }) => {
  const vague = new Set(words.map((text) => text.toLowerCase()))
  const check = (text: string, href: string, place: () => Place) => {
    if (vague.has(plain(text)) && !isNamed(href, plain(text)))
      report({
        ...place(),
        message: `The words of this link, "${text}", do not say where it leads.`,
        hint: 'Name its target: [the guide to feeding](feeding.md).',
      })
  }
  // In code, it is the name of something.
  for (const { children, href, place } of links)
    if (!children.some(({ type }) => type === 'code_inline')) check(wordsOf(children), href, place)
  const blocks = markup.filter(({ token }) => token.type === 'html_block')
  for (const { token, placeAt } of [...inlines, ...blocks]) {
    if (!token.content.includes('</a>') && !token.content.includes('</Link>')) continue
    for (const { groups, index } of masked(token.content).matchAll(element))
      check(groups?.['text']?.trim() ?? '', (groups?.['href'] ?? '').slice(1, -1), () => placeAt(index))
  }
}

/** A link as an element with nothing but a few words. */
const element =
  /<(?<tag>a|Link)\s(?:[^<>]*\s)?(?:href|to)=(?<href>"[^"]*"|'[^']*')[^<>]*>(?<text>[^<>]{1,40})<\/\k<tag>>/g

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
