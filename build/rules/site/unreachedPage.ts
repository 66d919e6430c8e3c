// A page that readers find only by its URL or the search.
import { type SiteRule, wholeFile } from '../siteRule.ts'

export const unreachedPage: SiteRule = ({ unreached }, report) => {
  for (const { source, path } of unreached())
    report({
      ...wholeFile(source),
      message: `No sidebar and no link leads to ${path}.`,
      hint: 'Link to the page, or write `unlisted: true` in its front matter if that is intended.',
    })
}
