// Which pages show navbar and footer in Docusaurus: those that import `Layout`, or a component of the theme
// that shows it, directly or not.
import type { Metafile } from 'esbuild'
import { graphOf, importersOf } from './importGraph.ts'

const components = 'Layout|NotFound|SearchPage|MDXPage|DocsRoot|BlogLayout|BlogArchivePage'
/** As it is written; `@site/src/theme/Layout` is another spelling. */
const named = new RegExp(`^(?:troodon/theme(?:-original)?|@theme(?:-original|-init)?)/(?:${components})$`)
const found = new RegExp(`^(?:theme/public|site/src/theme)/(?:${components})(?:/index)?\\.\\w+(?:\\?|$)`)

/** Answers for an input as esbuild names it. */
export function layoutImports(metafile: Metafile): (input: string) => boolean {
  // Every page imports the theme, whose views show these components as well.
  const graph = Object.fromEntries(
    Object.entries(graphOf(metafile)).filter(([input]) => !/^theme\/(?!public\/)/.test(input)),
  )
  const roots = Object.entries(graph).flatMap(([input, edges]) =>
    edges.some(({ original, path }) => named.test(original) || found.test(path)) ? [input] : [],
  )
  const all = importersOf(new Set(roots), graph)
  return (input) => all.has(input)
}
