// The theme's code for browsers, with all names of the modules that every page loads: code of a site imports
// them from the files that contain them.
import { readFileSync } from 'node:fs'
import type { Metafile, Plugin } from 'esbuild'
import { byName } from '../../shared/byName.ts'
import type { BundleOptions } from '../bundleTypes.ts'
import { runLinkableBrowser } from '../esbuildRuns.ts'
import { graphOf, type ImportGraph, loadedWith } from '../importGraph.ts'
import {
  constantsOf,
  exportedNames,
  isOfTheme,
  isReact,
  type MadeFile,
  outputName,
  siteDependent,
} from './linkableCode.ts'
import type { LinkableBrowser, LinkableCode, LinkedModule } from './linkTypes.ts'
import { namesForSites } from './namesForSites.ts'
import { type SymbolPlaces, shortExports } from './shortExports.ts'

export interface MadeBrowserCode {
  readonly code: LinkableBrowser
  readonly files: readonly MadeFile[]
  readonly metafile: Metafile
}

const client = 'theme/client.tsx'
const frame = 'theme/App.tsx'
const packages = ['react', 'react/jsx-runtime', 'react-dom']
const ofPackages = 'linkable:packages'

/** `server`: modules of the theme that sites can import. */
export async function makeBrowserCode(
  options: BundleOptions,
  work: string,
  server: LinkableCode,
): Promise<MadeBrowserCode> {
  const run = (code: string) => runLinkableBrowser(options, work, entriesPlugin(code, work))
  const graph = graphOf((await run(`import './${frame}'`)).metafile)
  const inputs = [...loadedWith(frame, graph)].filter((input) => isOfTheme(input) || isReact(input)).sort()
  const names = await namesIn({ inputs, graph, work, server })
  const ours = inputs.filter(isOfTheme)
  const { metafile, outputFiles } = await run(exportAll(ours, names))
  const script = outputOf(client, metafile)
  const all = outputOf('linkable:theme', metafile)
  const made = new Map(outputFiles.map((file) => [outputName(file), file.text] as const))
  const { files, symbols } = shortExports(made, all.name)
  const isKept = (name: string) => name === script.css || (name.endsWith('.js') && name !== all.name)
  const kept = [...files].filter(([name]) => isKept(name)).sort(byName)
  return {
    code: {
      files: kept.map(([name]) => name),
      script: script.name,
      styles: script.css,
      modules: Object.fromEntries([
        ...ours.flatMap((input, index) => themeModule(input, names.get(input) ?? [], index, symbols)),
        ...packages.map((name, index) => packageModule(name, index, { graph, names, symbols })),
      ]),
      frame: [...loadedWith(client, graph)].sort(),
      graph: siteDependent(graph),
      constants: constantsOf(options, graph, work),
    },
    files: kept.map(([name, text]) => ({ name: `client/${name}`, contents: Buffer.from(text) })),
    metafile,
  }
}

type Names = ReadonlyMap<string, readonly string[]>

interface Frame {
  readonly inputs: readonly string[]
  readonly graph: ImportGraph
  readonly work: string
  readonly server: LinkableCode
}

/** Module of the frame → the exports that code of sites can need; all of them for React. */
async function namesIn({ inputs, graph, work, server }: Frame): Promise<Names> {
  const known = await exportedNames(inputs, graph, work)
  const wanted = namesForSites({
    inputs: Object.keys(server.modules),
    graph: server.graph,
    frame: new Set(inputs),
    work,
  })
  const namesOf = (input: string, all: readonly string[]) => {
    const some = wanted.get(input)
    const isWhole = isReact(input) || some === null
    return isWhole ? all : all.filter((name) => some?.has(name))
  }
  return new Map([...known].map(([input, all]) => [input, namesOf(input, all)]))
}

/** The script of an entry, and its style sheet. */
function outputOf(entry: string, { outputs }: Metafile): { readonly name: string; readonly css: string } {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)
  if (!found) throw new Error(`esbuild made no file for ${entry}.`)
  return { name: outputName({ path: found[0] }), css: outputName({ path: found[1].cssBundle ?? '' }) }
}

/** Nothing for a module without exports for sites. */
function themeModule(
  input: string,
  names: readonly string[],
  index: number,
  symbols: SymbolPlaces,
): readonly (readonly [string, LinkedModule])[] {
  const own = names.flatMap((name) => {
    const symbol = symbols.get(`m${index}_${name}`)
    return symbol ? [[name, symbol] as const] : []
  })
  const [first] = own
  if (!first) return []
  const locals = Object.fromEntries(own.map(([name, { name: local }]) => [name, local]))
  return [[input, { file: first[1].file, names: locals, properties: [] }]]
}

function packageModule(
  name: string,
  index: number,
  { graph, names, symbols }: { graph: ImportGraph; names: Names; symbols: SymbolPlaces },
): readonly [string, LinkedModule] {
  const path = graph[ofPackages]?.find(({ original }) => original === name)?.path ?? ''
  const { file, name: local } = symbols.get(`p${index}`) ?? { file: '', name: '' }
  const properties = (names.get(path) ?? []).filter((one) => one !== 'default')
  return [path, { file, names: { default: local }, properties }]
}

const exportAll = (inputs: readonly string[], names: Names): string =>
  [
    // Prevents esbuild from splitting the frame into parts that are imported here and parts that are not.
    `import './${frame}'`,
    ...inputs.map((input, index) => {
      const list = (names.get(input) ?? []).map((name) => `${name} as m${index}_${name}`)
      return list.length === 0 ? '' : `export { ${list.join(', ')} } from ${JSON.stringify(`./${input}`)}`
    }),
    `export { ${packages.map((_, index) => `p${index}`).join(', ')} } from '${ofPackages}'`,
  ].join('\n')

/** The module with this code, and one with the packages, which is part of the frame. */
function entriesPlugin(code: string, work: string): Plugin {
  // A separate name, because esbuild reads the exports of a package there.
  const values = packages.map(
    (name, index) => `import from${index} from '${name}'\nexport const p${index} = from${index}`,
  )
  return {
    name: 'troodon-linkable',
    setup(build) {
      build.onResolve({ filter: /^linkable:/ }, ({ path }) => ({
        path: path.slice('linkable:'.length),
        namespace: 'linkable',
      }))
      build.onLoad({ filter: /[\\/]theme[\\/]App\.tsx$/, namespace: 'file' }, ({ path }) => ({
        contents: `import '${ofPackages}'\n${readFileSync(path, 'utf8')}`,
        loader: 'tsx',
      }))
      build.onLoad({ filter: /.*/, namespace: 'linkable' }, ({ path }) => ({
        contents: path === 'theme' ? code : values.join('\n'),
        loader: 'js',
        resolveDir: work,
      }))
    },
  }
}
