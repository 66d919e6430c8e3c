// Whether a page is rendered only to collect its links. `Link` marks what it renders then, so that its links
// can be told from those in plain HTML tags, which Docusaurus does not check.
import { createContext } from 'react'

export const CollectingContext = createContext(false)
