// `<Details summary>`: the browser's own element.
import { defaultSummary, detailsMarkup } from '../../shared/components/details.ts'
import type { Printer } from './printer.ts'
import { printAround } from './printMarkup.ts'
import { textProp } from './textProp.ts'

export const details: Printer = ({ element, props }) => {
  const { summary, className, id, open, ...rest } = props
  const hasSummary = element.children.some(({ tag }) => tag.name === 'summary')
  return printAround(
    detailsMarkup<string>({
      summary: hasSummary ? null : String(summary ?? defaultSummary),
      className: textProp(className),
      id: textProp(id),
      open: open === true,
      rest,
    }),
  )
}
