// Options of rules with a file of their own, and the rules that are checked while a page is read.
import type { PageRuleCode } from '../rules.ts'

/** The key `checks.rules`, with its defaults filled in. A rule without options is not listed. */
export interface RuleOptions {
  readonly vagueLinkText: { readonly words: readonly string[] }
  /** Wrong form → right form, with those of `terms.yml`. */
  readonly wrongTerm: { readonly terms: Readonly<Record<string, string>> }
  readonly longSentence: { readonly words: number }
  readonly fenceStyle: { readonly marker: '`' | '~' }
  readonly listMarkers: { readonly marker: '-' | '*' | '+' | 'same' }
  readonly hugeImage: { readonly maxBytes: number }
  readonly deadLink: ExternalLinksConfig
  readonly pageWeight: PageBudgets
}

/** Most bytes of each kind of file that a page loads. */
type PageBudget = Readonly<Partial<Record<'html' | 'scripts' | 'styles' | 'images', number | undefined>>>

/** Budgets of all pages, of the parts of the site, and of the search index. */
export interface PageBudgets extends PageBudget {
  readonly search?: number | undefined
  readonly docs?: PageBudget | undefined
  readonly blog?: PageBudget | undefined
  readonly pages?: PageBudget | undefined
}

/** How links to other sites are checked. */
export interface ExternalLinksConfig {
  /** Beginnings of URLs, with `*` for any text. None: all URLs. */
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly maxAgeDays: number
  readonly timeoutSeconds: number
  readonly retries: number
  readonly perHost: number
}

export interface PageRuleSetting {
  readonly code: PageRuleCode
  /** Whether only `check` reports it, everywhere on the site. */
  readonly isHint: boolean
}

/** What decides about the findings of a page. Part of the key of each parsed page. */
export interface PageRulesConfig {
  /** Rules that are not off everywhere. */
  readonly on: readonly PageRuleSetting[]
  readonly options: Pick<
    RuleOptions,
    'vagueLinkText' | 'fenceStyle' | 'listMarkers' | 'wrongTerm' | 'longSentence'
  >
}
