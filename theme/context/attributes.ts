// Precomputed attributes of the links in Markdown pages with code, by source file.
import { createContext } from 'react'

export const AttributesContext = createContext<Readonly<Record<string, readonly string[]>>>({})
