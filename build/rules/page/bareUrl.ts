// A URL as text. Troodon makes it a link, but other readers of Markdown may not.
import type { PageRule } from '../rule.ts'

export const bareUrl: PageRule = ({ links }, report) => {
  for (const { open, href, inline, children } of links)
    if (open.markup === 'linkify' && !isExample.test(href)) {
      const written = children[0]?.content ?? href
      report({
        ...inline.placeAt(Math.max(0, inline.token.content.indexOf(written))),
        message: `${written} is a bare URL.`,
        hint: 'Write it as a link with words that name its target.',
      })
    }
}

/** Nobody follows an example, and an email address has no better words than itself. */
const isExample = /^mailto:|^\w+:\/\/(?:[^/?#]*\.)?(?:localhost|example\.(?:com|net|org))(?![\w.-])/i
