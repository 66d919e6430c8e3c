// The colored code of a block, for the parts that show it; null: plain text.
import { createContext } from 'react'

export const CodeBlockHtmlContext = /* @__PURE__ */ createContext<string | null>(null)
