// Two pages of one folder with the same title: lists and search results cannot tell them apart.
import { folderOf } from '../../shared/paths.ts'
import { repeated } from '../repeated.ts'
import { type SiteRule, wholeFile } from '../siteRule.ts'

export const duplicateTitle: SiteRule = ({ pages }, report) => {
  const keyOf = ({ title, source }: { title: string | null; source: string }) =>
    title === null ? null : `${folderOf(source)}\n${title}`
  for (const { one, first } of repeated(pages(), keyOf))
    report({
      ...wholeFile(one.source),
      message: `The title "${one.title}" is also that of ${first.source}, in the same folder.`,
      hint: 'Give each page a title of its own.',
    })
}
