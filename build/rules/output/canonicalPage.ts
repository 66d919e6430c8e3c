// Canonical URLs that lead to no page, in a circle, or to a page that search engines shall not list.
import type { OutputSiteRule } from '../outputRule.ts'
import { pageOf, sameUrl } from './pageUrls.ts'

export const canonicalPage: OutputSiteRule = ({ documents, base, isWhole }, report) => {
  const find = pageOf(documents)
  for (const { url, canonical, noIndex, file } of documents) {
    if (canonical === null || noIndex || sameUrl(canonical, url)) continue
    const say = (message: string) =>
      report({ file, message: `${url}: ${message}`, hint: 'Name the page that search engines shall list.' })
    if (!URL.canParse(canonical)) say(`The canonical URL ${canonical} has no host.`)
    else if (canonical.startsWith(base)) {
      const page = find(canonical)
      if (!page && isWhole) say(`The canonical URL ${canonical} is no page.`)
      else if (page?.noIndex) say(`The canonical page ${canonical} asks search engines to leave it out.`)
      else if (page?.canonical && !sameUrl(page.canonical, page.url))
        say(
          sameUrl(page.canonical, url)
            ? `${canonical} names this page as its canonical page, and the other way round.`
            : `The canonical page ${canonical} names another one, ${page.canonical}.`,
        )
    }
  }
}
