// The text of a style sheet of the site: compiled by Sass, and by PostCSS where the site has a configuration
// for it. Both are packages of the site.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PartialMessage } from 'esbuild'
import { readBytes } from '../../io/readText.ts'
import type { FileRule, LoaderChain } from '../../model/config/moduleLoader.ts'
import { runLoaders } from '../load/runLoaders.ts'
import { realPath } from '../workFolder/workNames.ts'
import { hasLateImports, withEarlyImports } from './lateImports.ts'
import { openPostcss, type PostcssFolders, type StyleInputs } from './postcss.ts'

export interface StyleReader {
  /** Whether this file needs to be compiled. */
  readonly compiles: (path: string) => boolean
  /** Its CSS; a message when it cannot be compiled. */
  readonly read: (path: string) => Promise<string | PartialMessage>
}

export interface StyleSource extends StyleReader {
  readonly inputs: StyleInputs
}

export interface StyleFolders extends PostcssFolders {
  /** Rules of plugins whose loaders compile style sheets in another language. */
  readonly rules?: readonly FileRule[]
  /** Style sheets of the theme are those of packages of the site, too. */
  readonly ofPackages?: boolean
}

/** The parts of Sass that are used. */
interface Sass {
  readonly compile: (
    path: string,
    options: object,
  ) => { readonly css: string; readonly loadedUrls: readonly URL[] }
}

interface SassError {
  readonly sassMessage?: string
  readonly message: string
  readonly span?: { readonly url?: URL; readonly start: { readonly line: number; readonly column: number } }
}

/** `found` receives every file that is read besides the style sheet itself. */
export function openStyleSource(folders: StyleFolders, found: StyleInputs): StyleSource {
  const { root } = folders
  let sass: Sass | null | undefined
  const postcss = openPostcss(folders, found)
  const inputs = found.files
  const isOfSite = (path: string) =>
    folders.ofPackages === true || realPath(path, folders) !== null || path.includes('node_modules')
  const read = async (path: string) => {
    let css: string
    const chain = chainFor(path, folders)
    if (chain) {
      const compiled = await loadStyles(path, chain, { root, inputs, file: realPath(path, folders) ?? path })
      if (typeof compiled !== 'string') return compiled
      css = compiled
    } else if (/\.(?:less|styl|stylus)$/i.test(path)) return noLoader(path)
    else if (/\.s[ac]ss$/i.test(path)) {
      sass ??= loadSass(root, inputs)
      if (sass === null) return notInstalled(path)
      const compiled = compileSass(sass, path, root, inputs)
      if (typeof compiled !== 'string') return compiled
      css = compiled
    } else css = readBytes(path).toString('utf8')
    const used = isOfSite(path) && postcss?.compiles(() => css) ? postcss : null
    const processed = used === null ? css : await used.process(css, path)
    return typeof processed === 'string' ? withEarlyImports(processed) : processed
  }
  // The browser's code, the server's and the style sheets of pages ask for the same files.
  const known = new Map<string, ReturnType<typeof read>>()
  return {
    inputs: found,
    compiles: (path) =>
      /\.(?:s[ac]ss|less|styl|stylus)$/i.test(path) ||
      (postcss !== null && isOfSite(path) && postcss.compiles(() => readFileSync(path, 'utf8'))) ||
      (isOfSite(path) && hasLateImports(readBytes(path).toString('utf8'))),
    read(path) {
      const compiled = known.get(path) ?? read(path)
      known.set(path, compiled)
      return compiled
    },
  }
}

const chainFor = (path: string, folders: StyleFolders): LoaderChain | null => {
  const file = realPath(path, folders) ?? path
  for (const { as, matches } of folders.rules ?? [])
    if (typeof as !== 'string' && as.result === 'style' && matches(file, '')) return as
  return null
}

interface StylePlace {
  readonly root: string
  readonly file: string
  readonly inputs: Set<string>
}

async function loadStyles(
  path: string,
  { loaders }: LoaderChain,
  { root, file, inputs }: StylePlace,
): Promise<string | PartialMessage> {
  const onRead = (one: string) => void inputs.add(one)
  try {
    return await runLoaders(loaders, { file, query: '', root, isServer: false, onRead, onFile: () => {} })
  } catch (error) {
    return { text: `It cannot be compiled: ${(error as Error).message}`, location: { file: path } }
  }
}

const noLoader = (path: string): PartialMessage => ({
  text: 'Style sheets in Less or Stylus need a plugin of Docusaurus that compiles them.',
  location: { file: path, suggestion: 'Add docusaurus-plugin-less or docusaurus-plugin-stylus to plugins.' },
})

const notInstalled = (path: string): PartialMessage => ({
  text: 'Style sheets in Sass need the package sass, which is not installed.',
  location: { file: path, suggestion: 'Install it: npm install sass' },
})

/** `sass`, or `sass-embedded`, of the site. */
function loadSass(root: string, inputs: Set<string>): Sass | null {
  const require = createRequire(join(root, 'package.json'))
  for (const name of ['sass-embedded', 'sass'])
    try {
      const sass = require(name) as Sass
      inputs.add(join(dirname(require.resolve(name)), 'package.json'))
      return sass
    } catch {
      // The next one, or none.
    }
  return null
}

function compileSass(sass: Sass, path: string, root: string, inputs: Set<string>): string | PartialMessage {
  try {
    const { css, loadedUrls } = sass.compile(path, {
      loadPaths: [dirname(path), root, ...modulesAbove(root)],
      importers: [{ findFileUrl: (url: string) => webpackUrl(url, root) }],
      // Authors of a site cannot fix warnings about the code of packages.
      quietDeps: true,
      logger: { warn() {}, debug() {} },
    })
    for (const url of loadedUrls) if (url.protocol === 'file:') inputs.add(fileURLToPath(url))
    return css
  } catch (error) {
    const { sassMessage, message, span } = error as SassError
    const file = span?.url?.protocol === 'file:' ? fileURLToPath(span.url) : path
    inputs.add(path)
    inputs.add(file)
    const { line, column } = span?.start ?? { line: 0, column: 0 }
    const lineText = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[line] ?? '') : ''
    return {
      text: `Sass cannot compile it: ${sassMessage ?? message}`,
      location: { file: path, line: line + 1, column, lineText },
      notes: file === path ? [] : [{ text: `In ${file}.` }],
    }
  }
}

/** `~package/a` and `@site/a`, as sites write them for webpack. */
function webpackUrl(url: string, root: string): URL | null {
  const path = url.replace(/^~/, '')
  if (path.startsWith('@site/')) return pathToFileURL(join(root, path.slice('@site/'.length)))
  if (path === url) return null
  const [first = '', second = ''] = path.split('/')
  const name = first.startsWith('@') ? `${first}/${second}` : first
  const folder = modulesAbove(root).find((modules) => existsSync(join(modules, name)))
  return folder === undefined ? null : pathToFileURL(join(folder, path))
}

const modulesAbove = (root: string): readonly string[] =>
  createRequire(join(root, 'package.json'))
    .resolve.paths('a')
    ?.filter((path) => existsSync(path)) ?? []
