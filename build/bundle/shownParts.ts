// Which pages show parts of the theme: those that import a component of it, directly or not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { graphOf, importersOf } from './importGraph.ts'

/** Navbar and footer, which pages of Docusaurus show themselves, with the components that contain them. */
const layout = 'Layout|NotFound|SearchPage|MDXPage|DocsRoot|BlogLayout|BlogArchivePage'
const cards = 'DocCardList|DocCard'
/** A hook that gives components what a card shows. */
const docHook = 'useDocById'
const docHookModules = /^@docusaurus\/(?:plugin-content-docs\/client|theme-common(?:\/internal)?)$/

/** Answers for an input as esbuild names it. */
export interface ShownParts {
  readonly hasLayout: (input: string) => boolean
  /** Cards of documents, or what they show. */
  readonly hasCards: (input: string) => boolean
}

/** `work` is the folder of the bundler. */
export function shownParts(metafile: Metafile, work: string): ShownParts {
  // Every page imports the theme, whose views show these components as well.
  const graph = Object.fromEntries(
    Object.entries(graphOf(metafile)).filter(([input]) => !/^theme\/(?!public\/)/.test(input)),
  )
  const importing = (components: string, asks: (input: string) => boolean = () => false) => {
    // As it is written; `@site/src/theme/Layout` is another spelling.
    const named = new RegExp(`^(?:troodon/theme(?:-original)?|@theme(?:-original|-init)?)/(?:${components})$`)
    const found = new RegExp(`^(?:theme/public|site/src/theme)/(?:${components})(?:/index)?\\.\\w+(?:\\?|$)`)
    const roots = Object.entries(graph).flatMap(([input, edges]) =>
      edges.some(({ original, path }) => named.test(original) || found.test(path)) || asks(input)
        ? [input]
        : [],
    )
    const all = importersOf(new Set(roots), graph)
    return (input: string) => all.has(input)
  }
  const asksForDoc = (input: string): boolean =>
    (graph[input] ?? []).some(({ original }) => docHookModules.test(original)) &&
    /^[^:]+$/.test(input) &&
    readFileSync(join(work, input.replace(/\?.*$/, '')), 'utf8').includes(docHook)
  return { hasLayout: importing(layout), hasCards: importing(cards, asksForDoc) }
}
