// esbuild plugin: imports in the words of webpack, with loaders before the file (`!!raw-loader!./a.txt`) or a
// query after it (`./a.txt?raw`, or `?fence` where a code block shows the file). Loaders that change how a
// module is compiled need nothing here.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { relativePath } from '../../io/osPath.ts'
import { readBytes } from '../../io/readText.ts'

/** The value of an import: the text of a file, its URL, or the module itself. */
type Meaning = 'text' | 'url' | 'module'

const meanings: Readonly<Record<string, Meaning>> = {
  'raw-loader': 'text',
  'url-loader': 'url',
  'file-loader': 'url',
  ...Object.fromEntries(
    [
      '@docusaurus/lqip-loader',
      '@docusaurus/mdx-loader',
      '@docusaurus/responsive-loader',
      '@mdx-js/loader',
      '@svgr/webpack',
      'babel-loader',
      'css-loader',
      'esbuild-loader',
      'js-yaml-loader',
      'json-loader',
      'postcss-loader',
      'responsive-loader',
      'sass-loader',
      'source-map-loader',
      'style-loader',
      'swc-loader',
      'ts-loader',
      'yaml-loader',
    ].map((name) => [name, 'module'] as const),
  ),
}

interface Request {
  readonly meaning: Meaning
  readonly file: string
  /** False when the module must be the text itself, not an object with a default export. */
  readonly isModule: boolean
}

export const requestPlugin: Plugin = {
  name: 'troodon-requests',
  setup(build) {
    const base = build.initialOptions.absWorkingDir ?? '/'
    build.onResolve({ filter: /!|\?(?:raw|url|fence)$/ }, async (args) => {
      if (args.kind === 'entry-point' || args.kind === 'url-token') return null
      const request = readRequest(args.path)
      // markdownPlugin.ts asks again, and puts something else in its place.
      const isReplaced = isMarkdown(args.importer) && !args.pluginData?.markdown
      if (typeof request === 'string') return isReplaced ? null : { errors: [{ text: request }] }
      if (request.meaning === 'module') return resolveModule(build, request.file, args)
      const file = await findFile(build, request.file, args)
      if (file === null && isReplaced) return null
      if (file === null) return { errors: [{ text: `Could not resolve "${request.file}"` }] }
      // esbuild hashes the paths of other namespaces unchanged.
      const path = relativePath(base, file)
      if (request.meaning === 'url') return { path, namespace: 'asset' }
      return { path, namespace: request.isModule ? 'raw' : 'raw-text' }
    })
    const text = (path: string) => JSON.stringify(readBytes(join(base, path)).toString('utf8'))
    build.onLoad({ filter: /.*/, namespace: 'raw' }, ({ path }) => ({
      contents: `export default ${text(path)}`,
      loader: 'js',
    }))
    build.onLoad({ filter: /.*/, namespace: 'raw-text' }, ({ path }) => ({
      contents: `module.exports = ${text(path)}`,
      loader: 'js',
    }))
  },
}

/** The parts of an import; a sentence when it names a loader that has no equivalent. */
export function readRequest(path: string): Request | string {
  const parts = path.replace(/^-?!{1,2}/, '').split('!')
  const [, file = '', query = ''] = /^(.*?)(?:\?(raw|url|fence))?$/s.exec(parts.pop() ?? '') ?? []
  const loaders = parts.filter(Boolean).map((part) => part.split('?') as [string, string?])
  const unknown = loaders.find(([name]) => !Object.hasOwn(meanings, name))
  if (unknown) return `The loader ${unknown[0]} of webpack has no equivalent here: "${path}"`
  const found: readonly Meaning[] = [
    query === 'raw' || query === 'fence' ? 'text' : query === 'url' ? 'url' : 'module',
    ...loaders.map(([name]) => meanings[name] as Meaning),
  ]
  const meaning = found.findLast((one) => one !== 'module') ?? 'module'
  return {
    meaning,
    file,
    isModule: !loaders.some(([, options]) => /esModule[=:"]*false/.test(options ?? '')),
  }
}

const askAgain = (build: PluginBuild, path: string, args: OnResolveArgs, marks: object) =>
  build.resolve(path, {
    kind: args.kind,
    importer: args.importer,
    resolveDir: args.resolveDir,
    namespace: args.namespace,
    pluginData: { ...args.pluginData, ...marks },
  })

/** The module without its loaders, as if they were not written. */
async function resolveModule(
  build: PluginBuild,
  path: string,
  args: OnResolveArgs,
): Promise<OnResolveResult> {
  const { errors, warnings, path: file, ...found } = await askAgain(build, path, args, {})
  return errors.length > 0 ? { errors, warnings } : { path: file, ...found }
}

/** The absolute path of a file that is not compiled; null when there is none. */
async function findFile(build: PluginBuild, path: string, args: OnResolveArgs): Promise<string | null> {
  const beside = join(args.resolveDir, path)
  if (/^\.\.?\//.test(path) && isFile(beside)) return beside
  const { errors, path: file } = await askAgain(build, path, args, { asset: true, markdown: true })
  if (errors.length === 0 && isFile(file)) return file
  // A file beside the importer without `./`, as in webpack's loaders.
  return isFile(beside) ? beside : null
}

const isMarkdown = (path: string): boolean => /\.mdx?$/i.test(path)

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()
