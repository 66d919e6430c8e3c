// Components that need data of the whole site: the theme renders them with the page.
import { widgetPlaceholder } from '../placeholders.ts'
import type { Printer } from './printer.ts'

/** Links to the pages that link to this one. */
export const backlinks: Printer = ({ props }, { reading }) => ({
  open: widgetPlaceholder(reading.widgets.push({ widget: 'Backlinks', props }) - 1),
  close: '',
})

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
