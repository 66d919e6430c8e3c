// The highlighter for code that components compute. The build provides it while it renders a page. In the
// browser it is null, because the page's data contains the HTML.
import { createContext } from 'react'
import type { CodeHtml } from '../../build/shared/code/computedCode.ts'

export const CodeContext = createContext<CodeHtml | null>(null)
