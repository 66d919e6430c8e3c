// Bundles the theme so that every name of its modules can be imported from the result.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import type { BundleOptions } from '../bundleTypes.ts'
import { runLinkableServer } from '../esbuildRuns.ts'
import { graphOf, type ImportGraph, loadedWith } from '../importGraph.ts'
import { constants } from '../runSettings.ts'
import { nameOf } from '../workFolder/writeFiles.ts'
import type { LinkableCode, ThemeConstants } from './linkTypes.ts'

/** `name`: from the folder of the theme. */
export interface MadeFile {
  readonly name: string
  readonly contents: Uint8Array
}

export interface MadeCode {
  readonly code: LinkableCode
  readonly files: readonly MadeFile[]
  readonly metafile: Metafile
}

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'react-dom/static']

/** Files that sites import from, and the one that renders pages. */
const isEntry = (file: string): boolean =>
  /^(?:(?:public|compat|mdx)\/.*|clientApi|server)\.tsx?$/.test(file) && !file.endsWith('.d.ts')

export async function makeServerCode(options: BundleOptions, work: string): Promise<MadeCode> {
  const entries = (readdirSync(join(work, 'theme'), { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isEntry)
    .sort()
  const all = [...entries.map((file) => `./theme/${file}`), ...packages]
  const first = await runLinkableServer(options, work, all.map((name) => `import ${quoted(name)}`).join('\n'))
  const graph = graphOf(first.metafile)
  const inputs = [...loadedWith('linkable:theme', graph)].filter(
    (input) => isOfTheme(input) || isReact(input),
  )
  const names = await exportedNames(inputs.sort(), graph, work)
  const { metafile, outputFiles } = await runLinkableServer(options, work, exportAll(names))
  const files = outputFiles
    .filter(({ path }) => path.endsWith('.mjs'))
    .map((file) => ({ name: `server/${outputName(file)}`, contents: file.contents }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'linkable:theme')
  const modules = [...names].map(([input, own], index) => [
    input,
    Object.fromEntries(own.map((name) => [name, symbolOf(index, name)])),
  ])
  return {
    code: {
      files: files.map(({ name }) => name),
      entry: `server/${nameOf(entry?.[0] ?? '')}`,
      modules: Object.fromEntries(modules),
      graph: siteDependent(graph),
      constants: constantsOf(options, graph, work),
    },
    files,
    metafile,
  }
}

/** Only what depends on the site: modules of the theme, and generated ones. */
export const siteDependent = (graph: ImportGraph): ImportGraph =>
  Object.fromEntries(
    Object.entries(graph).flatMap(([input, edges]) => {
      const kept = edges.filter(({ path }) => /^(?:theme\/.*\.tsx?$|generated:)/.test(path))
      return kept.length === 0 ? [] : [[input, kept]]
    }),
  )

/** Constants of the configuration, and the modules that read them. */
export const constantsOf = (options: BundleOptions, graph: ImportGraph, work: string): ThemeConstants =>
  Object.fromEntries(
    Object.entries(constants(options, false))
      .filter(([name]) => name.includes('TROODON'))
      .map(([name, value]) => [name, { value, readers: readersOf(name, Object.keys(graph), work) }]),
  )

const readersOf = (constant: string, inputs: readonly string[], work: string): readonly string[] => {
  const name = constant.replace(/^.*\./, '')
  return inputs.filter((input) => isOfTheme(input) && textOf(work, input).includes(name))
}

const quoted = (text: string): string => JSON.stringify(text)

export const outputName = ({ path }: Pick<OutputFile, 'path'>): string =>
  nameOf(path.replaceAll('\\', '/').replace(/^[A-Z]:/i, ''))

export const isOfTheme = (input: string): boolean => /^(?:theme|build)\/.*\.tsx?$/.test(input)

export const isReact = (input: string): boolean =>
  /^node_modules\/react(?:-dom)?@[^/]+\/[^/]+\.js$/.test(input)

const symbolOf = (index: number, name: string): string => `m${index}_${name}`

/** The code of a module that exports all names of all modules. */
const exportAll = (modules: ReadonlyMap<string, readonly string[]>): string =>
  [...modules]
    .map(([input, names], index) => {
      const from = quoted(`./${input}`)
      if (names.length === 0) return `import ${from}`
      if (isOfTheme(input))
        return `export { ${names.map((name) => `${name} as ${symbolOf(index, name)}`).join(', ')} } from ${from}`
      const value = (name: string) => (name === 'default' ? `p${index}` : `p${index}.${name}`)
      const own = names.map((name) => `${symbolOf(index, name)} = ${value(name)}`)
      return `import p${index} from ${from}\nexport const ${own.join(', ')}`
    })
    .join('\n')

/** Input → the names that it exports. */
export async function exportedNames(
  inputs: readonly string[],
  graph: ImportGraph,
  work: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const esbuild = await import('esbuild')
  const { metafile } = await esbuild.build({
    entryPoints: inputs.filter(isOfTheme).map((input) => join(work, input)),
    absWorkingDir: work,
    preserveSymlinks: true,
    bundle: false,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/out',
    logLevel: 'silent',
    tsconfigRaw: '{}',
  })
  const own = new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => [entryPoint, exports] as const),
  )
  const target = (input: string, original: string) =>
    graph[input]?.find((edge) => edge.original === original)?.path ?? ''
  const namesOf = (input: string): readonly string[] => {
    if (!isOfTheme(input)) return commonJsNames(input, graph, work)
    const stars = [...textOf(work, input).matchAll(/^export \* from '([^']+)'/gm)]
    const more = stars.flatMap(([, from = '']) => namesOf(target(input, from)))
    return [...new Set([...(own.get(input) ?? []), ...more.filter((name) => name !== 'default')])].sort()
  }
  return new Map(inputs.map((input) => [input, namesOf(input)]))
}

/** Those of the file, or of the file that it requires. */
function commonJsNames(input: string, graph: ImportGraph, work: string): readonly string[] {
  const namesIn = (path: string) =>
    [...textOf(work, path).matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name)
  const names = namesIn(input)
  const all = names.length > 0 ? names : (graph[input] ?? []).flatMap(({ path }) => namesIn(path))
  return [...new Set(['default', ...all])].sort()
}

const textOf = (work: string, input: string): string => readFileSync(join(work, input), 'utf8')
