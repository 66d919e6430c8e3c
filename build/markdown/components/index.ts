// Components that are printed as plain HTML while the text is read. To add one: a file and a row here; the same component
// for pages with code stands in theme/public/.
import { admonition } from './admonition.ts'
import { codeBlock } from './codeBlock.ts'
import { details } from './details.ts'
import { head } from './head.ts'
import { link } from './link.ts'
import type { Printer } from './printer.ts'
import { tabItem, tabs } from './tabs.ts'
import { docCardList, tocInline } from './widgets.ts'

export const componentPrinters: Readonly<Record<string, Printer>> = {
  Admonition: admonition,
  CodeBlock: codeBlock,
  Details: details,
  DocCardList: docCardList,
  Head: head,
  Link: link,
  TOCInline: tocInline,
  TabItem: tabItem,
  Tabs: tabs,
}
