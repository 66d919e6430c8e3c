// Components that are printed as plain HTML while the text is read. To add one: a file and a row here; the same component
// for pages with code stands in theme/public/.
import type { MarkdownIt } from 'markdown-it'
import type { FeatureOptions, Reading } from '../markdown.ts'
import type { ResolvedElement } from '../mdx/element.ts'
import type { Place } from '../positions.ts'
import { admonition } from './admonition.ts'
import { codeBlock } from './codeBlock.ts'
import { details } from './details.ts'
import { head } from './head.ts'
import { link } from './link.ts'
import { tabItem, tabs } from './tabs.ts'
import { docCardList, tocInline } from './widgets.ts'

export interface PrintContext {
  readonly md: MarkdownIt
  readonly reading: Reading
  readonly options: FeatureOptions
  readonly place: Place
}

/** HTML before and after the children, or the reason why only code can show it. */
export type Printed = { readonly open: string; readonly close: string } | { readonly code: string }

export type Printer = (resolved: ResolvedElement, context: PrintContext) => Printed

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
