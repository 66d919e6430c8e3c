// Two pages with the same written description: search engines show it below both.
import { repeated } from '../repeated.ts'
import { type SiteRule, wholeFile } from '../siteRule.ts'

export const duplicateDescription: SiteRule = ({ pages }, report) => {
  for (const { one, first } of repeated(
    pages(),
    ({ description, tag }) => description && `${tag}\n${description}`,
  ))
    report({
      ...wholeFile(one.source),
      message: `The description of this page is also that of ${first.source}.`,
      hint: 'Describe each page in its own words, or leave the description out.',
    })
}
