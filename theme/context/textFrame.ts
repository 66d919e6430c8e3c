// Whether the element around the text of a document has the classes of Markdown already.
import { createContext } from 'react'

export const TextFrameContext = createContext(false)
