// What a check for agents is: one that AFDocs makes of a published site (https://afdocs.dev), made from the
// files of the build. The tables in index.ts have its names.

/** A page as it is written. */
export interface AgentPage {
  readonly html: string
  /** Its Markdown copy. */
  readonly copy: string
  /** The whole document, and its content alone, as Markdown. */
  readonly converted: string
  readonly content: string
}

export interface AgentFinding {
  /** AFDocs says that the check fails, and not only that it warns. */
  readonly fails: boolean
  /** Goes on after the URL of the page or the name of the file. */
  readonly message: string
  readonly hint: string
}

export type AgentPageRule = (page: AgentPage) => AgentFinding | null

/** The lists of the site, and what they should list. */
export interface AgentSite {
  /** Every `llms.txt`, the first one of the site first. Empty where the site has none. */
  readonly lists: readonly AgentList[]
  /** Full URLs of the pages that search engines may list, with those of their copies. */
  readonly pages: readonly { readonly url: string; readonly copy: string }[]
  /** Full URLs. */
  readonly inSitemap: ReadonlySet<string>
  /** Full URL of the site, and those of all files that it publishes. */
  readonly base: string
  readonly hasFile: (url: string) => boolean
}

export interface AgentList {
  readonly url: string
  readonly text: string
  /** Full URLs. */
  readonly links: readonly string[]
}

/** `url`: the list that it is about. */
export type AgentSiteRule = (site: AgentSite) => (AgentFinding & { readonly url: string }) | null

/** Characters: below the first is fine, above the second agents cut a page off. */
export const pageLimits = { warns: 50_000, fails: 100_000 } as const

export const thousands = (count: number): string => `${Math.round(count / 1000)},000`
