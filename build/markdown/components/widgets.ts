// Components that show what only the whole site knows: filled in while the page is rendered.
import { widgetPlaceholder } from '../placeholders.ts'
import type { Printer } from './printer.ts'

/** Cards for the items of the document's category, or for given items. */
export const docCardList: Printer = ({ props }, { reading }) => ({
  open: widgetPlaceholder(reading.widgets.push({ widget: 'DocCardList', props }) - 1),
  close: '',
})

/** The page's contents inside the text. */
export const tocInline: Printer = ({ props }, { reading }) => ({
  open: widgetPlaceholder(reading.widgets.push({ widget: 'TOCInline', props }) - 1),
  close: '',
})
