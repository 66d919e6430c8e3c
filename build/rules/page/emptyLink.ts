// A link that nobody can see or follow: without words, or without a URL.
import type { PageRule } from '../rule.ts'

export const emptyLink: PageRule = ({ links }, report) => {
  for (const { children, href, place } of links)
    if (children.every(({ type, content }) => type === 'text' && content.trim() === ''))
      report({
        ...place(),
        message: `The link to ${href === '' ? 'nothing' : href} has no words, so readers cannot see it.`,
        hint: 'Write its words between the brackets, or remove the link.',
      })
    else if (href === '')
      report({ ...place(), message: 'This link has no URL.', hint: 'Write one between the parentheses.' })
}
