// Finished attributes of the links in Markdown texts with code, by file.
import { createContext } from 'react'

export const AttributesContext = createContext<Readonly<Record<string, readonly string[]>>>({})
