// The style sheets of pages. esbuild gives each entry the styles of everything it imports, the theme's
// included, but not those of parts that load later. Here a page gets all styles that the frame does not have,
// later parts included.
import { join } from 'node:path'
import type { BuildOptions, Metafile, OutputFile, Plugin } from 'esbuild'

export interface PageStyles {
  /** Entry → its style sheet, as esbuild names its output; none for an entry without styles of its own. */
  readonly outputs: ReadonlyMap<string, string>
  readonly files: readonly OutputFile[]
  /** Entry → the style sheets in it, as the bundler names them. */
  readonly sheets: ReadonlyMap<string, readonly string[]>
}

interface Options {
  readonly metafile: Metafile
  /** The input of the frame; all of its inputs where they are not in the metafile. */
  readonly frame: string | readonly string[]
  /** Inputs of the pages. */
  readonly entries: readonly string[]
  readonly work: string
  /** Settings of the browser's run; its plugins find style sheets. */
  readonly settings: BuildOptions & { readonly plugins: readonly Plugin[] }
}

export async function bundlePageStyles({
  metafile,
  frame,
  entries,
  work,
  settings,
}: Options): Promise<PageStyles> {
  const graph = metafile.inputs
  const common = typeof frame === 'string' ? reached(frame, graph) : new Set(frame)
  const wanted = new Map(
    entries
      .map((entry) => [entry, ownStyles(entry, common, graph)] as const)
      .filter(([, styles]) => styles.length > 0),
  )
  if (wanted.size === 0) return { outputs: new Map(), files: [], sheets: wanted }
  const esbuild = await import('esbuild')
  const result = await esbuild.build({
    ...settings,
    write: false,
    metafile: true,
    splitting: false,
    entryPoints: [...wanted.keys()].map(pageStylesEntry),
    plugins: [pageStylesPlugin(wanted, work), ...settings.plugins],
  })
  const outputs = Object.entries(result.metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[entryPoint.replace(/^page-styles:/, ''), path] as const] : [],
  )
  return { outputs: new Map(outputs), files: result.outputFiles, sheets: wanted }
}

type Graph = Metafile['inputs']

/** Everything imported statically. */
function reached(start: string, graph: Graph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const { path, kind, external } of graph[start]?.imports ?? [])
    if (!external && kind !== 'dynamic-import') reached(path, graph, seen)
  return seen
}

/** In the order in which the modules run. */
function ownStyles(entry: string, common: ReadonlySet<string>, graph: Graph): readonly string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (input: string): void => {
    if (seen.has(input) || common.has(input)) return
    seen.add(input)
    if (isStyleSheet(input)) found.push(input)
    else for (const { path, external } of graph[input]?.imports ?? []) if (!external) visit(path)
  }
  visit(entry)
  return found
}

/**
 * A CSS module is a script that imports its styles; a style sheet imported as a string has a namespace of its
 * own.
 */
const isStyleSheet = (input: string): boolean =>
  input.startsWith('css-module:') || /^[^:]*(?<!\.module)\.(?:css|s[ac]ss|less|styl|stylus)$/i.test(input)

/** The entry of the style sheets of an entry, and the beginning of its output's name. */
export const pageStylesEntry = (entry: string) => ({
  in: `page-styles:${entry}`,
  out: entry.replace(/\.\w+$/, ''),
})

/** `wanted`: entry → its style sheets, as the bundler names them. */
export const pageStylesPlugin = (wanted: ReadonlyMap<string, readonly string[]>, work: string): Plugin => ({
  name: 'troodon-page-styles',
  setup(build) {
    build.onResolve({ filter: /^page-styles:/ }, ({ path }) => ({
      path: path.slice('page-styles:'.length),
      namespace: 'page-styles',
    }))
    build.onLoad({ filter: /.*/, namespace: 'page-styles' }, ({ path }) => {
      const pathOf = (input: string) => (input.startsWith('css-module:') ? input : join(work, input))
      const contents = (wanted.get(path) ?? [])
        .map((input) => `@import ${JSON.stringify(pathOf(input))};`)
        .join('\n')
      return { contents, loader: 'css', resolveDir: work }
    })
  },
})
