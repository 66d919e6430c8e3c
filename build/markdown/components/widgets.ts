// Components that need data of the whole site: the theme renders them with the page.
import { widgetPlaceholder } from '../placeholders.ts'
import type { Printer } from './printer.ts'

/** Cards for the items of the document's category, or for given items. */
export const docCardList: Printer = ({ props }, { reading }) => ({
  open: widgetPlaceholder(reading.widgets.push({ widget: 'DocCardList', props }) - 1),
  close: '',
})

/** The page's table of contents, within the page. */
export const tocInline: Printer = ({ props }, { reading }) => ({
  open: widgetPlaceholder(reading.widgets.push({ widget: 'TOCInline', props }) - 1),
  close: '',
})
