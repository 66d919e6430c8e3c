// What a rule about the output is. Rules that look at one document run where the page is rendered, and their
// findings are stored by the key of the page. Rules about all documents get what was found in them.
import type { PageBudgets } from '../model/config/ruleOptions.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { DocumentRuleCode } from '../model/rules.ts'
import type { HtmlElement, HtmlTree } from './output/htmlTree.ts'

/** A rule about one document. */
export type DocumentRule = (document: OpenDocument, report: (found: DocumentFinding) => void) => void

export interface OpenDocument extends HtmlTree {
  /** The first element of each id. */
  readonly ids: ReadonlyMap<string, HtmlElement>
  /** Whether readers and screen readers never get the element. */
  readonly isHidden: (element: HtmlElement) => boolean
}

interface DocumentFinding {
  readonly message: string
  readonly hint: string
}

interface FoundInDocument extends DocumentFinding {
  readonly code: DocumentRuleCode
}

/** What is kept of a document: findings of all rules, on or off, and what rules about all documents need. */
export interface DocumentFacts {
  readonly found: readonly FoundInDocument[]
  /** Bytes of the document. */
  readonly bytes: number
  readonly canonical: string | null
  readonly noIndex: boolean
  readonly alternates: readonly (readonly [language: string, href: string])[]
  /** Files that it loads, by what they are. */
  readonly loads: Readonly<Record<LoadKind, readonly string[]>>
}

export const loadKinds = ['scripts', 'styles', 'images'] as const
export type LoadKind = (typeof loadKinds)[number]

/** A page of the output. */
export interface OutputDocument extends DocumentFacts {
  /** Its full URL. */
  readonly url: string
  readonly file: Diagnostic['file']
  /** The part of the site that it belongs to. */
  readonly kind: 'docs' | 'blog' | 'pages'
}

export interface OutputFacts {
  readonly documents: readonly OutputDocument[]
  /** Where the site is: pages below it are its own. */
  readonly base: string
  /** Whether all languages are built. */
  readonly isWhole: boolean
  /** Bytes of a file that pages load, by its URL; 0 for files of other sites. */
  readonly bytesOf: (href: string) => Promise<number>
  /** Bytes of the search index. */
  readonly searchBytes: () => Promise<number>
  readonly feeds: () => Promise<readonly { readonly path: string; readonly text: string }[]>
  readonly budgets: PageBudgets
}

/** A rule about all documents. */
export type OutputSiteRule = (
  facts: OutputFacts,
  report: (found: Pick<Diagnostic, 'file' | 'message' | 'hint'>) => void,
) => void | Promise<void>
