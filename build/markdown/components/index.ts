// Components that are printed as plain HTML while the page is parsed. To add one: its markup in
// shared/components/, a file and a row here, and the React component in theme/public/, which makes elements
// of the same markup.
import { admonition } from './admonition.ts'
import { codeBlock } from './codeBlock.ts'
import { details } from './details.ts'
import { head } from './head.ts'
import { link } from './link.ts'
import type { Printer } from './printer.ts'
import { tabItem, tabs } from './tabs.ts'
import { visibility } from './visibility.ts'
import { backlinks, docCardList, tocInline } from './widgets.ts'

export const componentPrinters: Readonly<Record<string, Printer>> = {
  Admonition: admonition,
  Backlinks: backlinks,
  CodeBlock: codeBlock,
  Details: details,
  DocCardList: docCardList,
  Head: head,
  Link: link,
  TOCInline: tocInline,
  TabItem: tabItem,
  Tabs: tabs,
  Visibility: visibility,
}
