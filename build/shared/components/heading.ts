// The link of a heading to itself. Its character comes from the style sheet.
import { Markup } from '../markup.ts'

export const hashLink = (id: string, text: string): Markup<never> =>
  new Markup(
    'a',
    {
      className: 'hash-link',
      href: `#${id.replaceAll(' ', '%20')}`,
      'aria-label': `Direct link to ${text}`,
      title: `Direct link to ${text}`,
    },
    [],
  )
