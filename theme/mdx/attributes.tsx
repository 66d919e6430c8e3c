// Helpers that modules of Markdown pages with code import: the attributes of their links.
// build/markdown/mdx/module.ts writes the import.
import { use } from 'react'
import { AttributesContext } from '../context/attributes.ts'
import { ShownContext } from '../context/route.tsx'

const none: readonly string[] = []

/**
 * The attributes of the links in a file, finished by the build: `href="/docs/" target="_blank"`. A React page
 * that imports the file has them in its own data.
 */
export function useAttributes(source: string): readonly string[] {
  const route = use(ShownContext)?.route
  const ofPage = route && 'code' in route ? route.code?.attributes : undefined
  return use(AttributesContext)[source] ?? ofPage?.[source] ?? none
}

export { attributesOf } from './linkAttributes.ts'
