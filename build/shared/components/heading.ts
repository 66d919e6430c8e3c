// The link of a heading to itself. Its character comes from the style sheet. Markdown is parsed once for all
// languages, so the label is written in English first.
import { escapeHtml } from '../escape.ts'
import { Markup } from '../markup.ts'

/** The interface message of the label, with the id that Docusaurus has for it. */
export const headingLinkLabel = {
  id: 'theme.common.headingLinkTitle',
  message: 'Direct link to {heading}',
} as const

/** The label in a language: `translation` is the message there, if it has one. */
export const labelOf = (heading: string, translation: string = headingLinkLabel.message): string =>
  translation.replace('{heading}', () => heading)

export const hashLink = (id: string, label: string): Markup<never> =>
  new Markup(
    'a',
    {
      className: 'hash-link',
      href: `#${id.replaceAll(' ', '%20')}`,
      'aria-label': label,
      title: label,
    },
    [],
  )

export const hasHashLink = (html: string): boolean => html.includes('<a class="hash-link"')

const labels = /(<a class="hash-link" href="[^"]*" aria-label=")Direct link to ([^"]*)(" title=")[^"]*/g

/** The HTML with the labels of its headings' links in another language; null where that has no message. */
export function withLabels(html: string, translation: string | null): string {
  if (translation === null || translation === headingLinkLabel.message || !hasHashLink(html)) return html
  const message = escapeHtml(translation)
  return html.replace(labels, (_, start: string, heading: string, between: string) => {
    const label = labelOf(heading, message)
    return `${start}${label}${between}${label}`
  })
}
