// What screen readers use to move on a page: its language and title, one main part, names of navigations, and
// lists that are lists.
import type { DocumentRule, OpenDocument } from '../outputRule.ts'
import { around, type HtmlElement, tagText, textOf } from './htmlTree.ts'

export const pageLandmarks: DocumentRule = (document, report) => {
  const say = (message: string, hint: string) => report({ message, hint })
  checkHead(document, say)
  checkMain(document, say)
  checkNames(document, say)
  for (const element of document.all) {
    const parent = element.parent?.name ?? ''
    const wanted = parts[element.name]
    if (
      wanted &&
      !wanted.includes(parent) &&
      !element.parent?.attributes.has('role') &&
      !document.isHidden(element)
    )
      say(`<${element.name}> is in <${parent}>, so it is no list.`, `Put it into <${wanted[0]}>.`)
  }
}

type Say = (message: string, hint: string) => void

const parts: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol', 'menu'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
}

function checkHead({ all }: OpenDocument, say: Say): void {
  const html = all.find(({ name }) => name === 'html')
  const title = all.find(({ name, parent }) => name === 'title' && parent?.name === 'head')
  const lang = html?.attributes.get('lang')
  if (!lang || !isLanguage(lang))
    say(
      `The language of the page is ${lang ? `"${lang}", which is none` : 'missing'}.`,
      'Set htmlLang of the language.',
    )
  if (!title || textOf(title).trim() === '')
    say('The page has no title.', 'Write a heading, or title in the front matter.')
  for (const { name, attributes } of all) {
    const content = attributes.get('content') ?? ''
    if (name !== 'meta') continue
    if (
      attributes.get('name') === 'viewport' &&
      /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*[01](?:\.|,|$)/.test(content)
    )
      say('The viewport does not let readers zoom.', 'Remove user-scalable and maximum-scale.')
    if (attributes.get('http-equiv') === 'refresh')
      say('The page loads another one by itself.', 'Use a redirect or a link.')
  }
  for (const { attributes } of all) {
    const other = attributes.get('lang')
    if (other && !isLanguage(other))
      say(`lang="${other}" is no language.`, 'Write a code such as en or pt-BR.')
  }
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
}

const isIn = (element: HtmlElement, role: string, tag: string): boolean =>
  element.attributes.get('role') === role || (element.name === tag && !element.attributes.has('role'))

function checkMain({ all, isHidden }: OpenDocument, say: Say): void {
  const mains = all.filter((one) => isIn(one, 'main', 'main') && !isHidden(one))
  if (mains.length === 0) say('The page has no main part.', 'Put the content into <main>.')
  if (mains.length > 1) say(`The page has ${mains.length} main parts.`, 'Keep one <main>.')
  for (const [role, tag] of [
    ['banner', 'header'],
    ['contentinfo', 'footer'],
  ] as const) {
    const found = all.filter((one) => isIn(one, role, tag) && !isHidden(one) && isOfPage(one))
    if (found.length > 1)
      say(`The page has ${found.length} elements with the role ${role}.`, `Keep one <${tag}> of the page.`)
  }
}

/** In a part of the page, a header is that of the part. */
const isOfPage = (element: HtmlElement): boolean =>
  element.attributes.has('role') ||
  ![...around(element)].some(({ name }) => /^(?:main|article|section|aside|nav)$/.test(name))

/** Several navigations need names, to tell them apart. */
function checkNames({ all, ids, isHidden }: OpenDocument, say: Say): void {
  for (const [role, tag] of [
    ['navigation', 'nav'],
    ['complementary', 'aside'],
  ] as const) {
    const found = all.filter((one) => isIn(one, role, tag) && !isHidden(one))
    if (found.length < 2) continue
    const names = new Set<string>()
    for (const element of found) {
      const label = ids.get(element.attributes.get('aria-labelledby')?.split(/\s+/)[0] ?? '')
      const name =
        element.attributes.get('aria-label') ??
        (label ? textOf(label) : element.attributes.get('title')) ??
        ''
      if (names.has(name.trim()))
        say(
          name.trim() === ''
            ? `Several elements are of the role ${role}, and one has no name: ${tagText(element)}.`
            : `Two elements of the role ${role} have the name "${name.trim()}".`,
          'Give each of them its own aria-label.',
        )
      names.add(name.trim())
    }
  }
}
