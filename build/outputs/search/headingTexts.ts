// The headings of a page as the search indexes them.
import type { PageFacts } from '../../model/page.ts'
import type { PageTexts } from '../../model/searchBlocks.ts'
import { plainText } from '../../shared/plainText.ts'

export const headingTexts = ({ headings }: Pick<PageFacts, 'headings'>): PageTexts['headings'] =>
  headings.map(({ html, id }) => ({ text: plainText(html), id }))
