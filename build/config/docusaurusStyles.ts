// What the style sheet of Docusaurus sets and that of the theme does not, for sites with its configuration: a
// style element in the head. `:where` leaves the last word to the style sheets of the site.
import type * as v from 'valibot'
import type { themeConfig } from './options/theme.ts'

/** Null where nothing is needed. */
export function docusaurusStyles({ navbar, footer }: v.InferOutput<typeof themeConfig>): string | null {
  const rules = [
    ...(navbar.logo ? navbarLogo : []),
    ...(footer?.logo ? footerLogo : []),
    ...(footer?.style === 'dark' ? darkFooter : []),
  ]
  return rules.length === 0 ? null : rules.join('')
}

/** A rule of the site for all images does not change the logo. One for its class does. */
const navbarLogo = [':where(.navbar__logo){height:2rem}', 'a :where(.navbar__logo) img{height:100%}']

const footerLogo = [
  ':where(.footer__logo){margin-top:1rem;max-width:var(--ifm-footer-logo-max-width,9rem)}',
  ':where(.footer__logo-link[href]){opacity:.5}',
  ':where(.footer__logo-link:hover){opacity:1}',
]

/** Infima sets the colors of a dark footer on the footer, so those of `:root` have no effect there. */
const darkFooter = [':where(.footer--dark){--ifm-footer-background-color:#15171c}']
