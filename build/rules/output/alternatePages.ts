// Pages that name their translations (`hreflang`): search engines ignore pairs that do not name each other.
import type { OutputSiteRule } from '../outputRule.ts'
import { pageOf, sameUrl } from './pageUrls.ts'

export const alternatePages: OutputSiteRule = ({ documents, base, isWhole }, report) => {
  const find = pageOf(documents)
  for (const { url, alternates, file } of documents) {
    const say = (message: string, hint: string) => report({ file, message: `${url}: ${message}`, hint })
    const known = new Map<string, string>()
    for (const [language, href] of alternates) {
      if (!isLanguage(language))
        say(`hreflang="${language}" is no language.`, 'Write a code such as en or pt-BR.')
      if ((known.get(language) ?? href) !== href)
        say(`hreflang="${language}" names two pages.`, 'Keep one of them.')
      known.set(language, href)
      if (!URL.canParse(href))
        say(`hreflang="${language}" has no full URL: ${href}`, 'Set url in the configuration.')
      else if (href.startsWith(base)) {
        const other = find(href)
        if (!other && isWhole)
          say(`hreflang="${language}" leads to ${href}, which is no page.`, 'Remove the link.')
        else if (
          other &&
          other.alternates.length > 0 &&
          !other.alternates.some(([, back]) => sameUrl(back, url))
        )
          say(`${href} does not name this page.`, 'Let both pages name each other.')
      }
    }
    if (alternates.length > 0 && !alternates.some(([, href]) => sameUrl(href, url)))
      say('The page does not name itself with hreflang.', 'Add a link for its own language.')
  }
}

const isLanguage = (code: string): boolean =>
  code === 'x-default' || /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(code)
