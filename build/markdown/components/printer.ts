// The interface of the functions that print components as HTML.
import type { MarkdownIt } from 'markdown-it'
import type { FeatureOptions } from '../feature.ts'
import type { ResolvedElement } from '../mdx/element.ts'
import type { Place } from '../positions.ts'
import type { Reading } from '../reading.ts'

export interface PrintContext {
  readonly md: MarkdownIt
  readonly reading: Reading
  readonly options: FeatureOptions
  readonly place: Place
}

/** HTML before and after the children, or the reason why only the page's module can render it. */
type Printed = { readonly open: string; readonly close: string } | { readonly code: string }

export type Printer = (resolved: ResolvedElement, context: PrintContext) => Printed
