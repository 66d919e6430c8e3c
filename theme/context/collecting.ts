// Collects links while a page is rendered only to find them. `Link` marks what it renders then, so
// that its links can be told from those in plain HTML tags, which Docusaurus does not check.
import { createContext } from 'react'

/** Links and ids that components report with `useBrokenLinks`. */
export interface Collected {
  readonly links: Set<string>
  readonly anchors: Set<string>
}

export const CollectingContext = createContext<Collected | null>(null)
