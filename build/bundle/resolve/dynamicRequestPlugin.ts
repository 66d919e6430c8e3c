// esbuild plugin: a module with all files that the path of an import can mean, like webpack's. Files are
// loaded by the names that the code asks for, so that aliases and loaders have their effect.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, isAbsolute, join, resolve } from 'node:path'
import type { Loader, OnLoadArgs, Plugin } from 'esbuild'
import { relativePath } from '../../io/osPath.ts'
import type { PluginOutcome } from '../../model/pluginOutcome.ts'
import type { PathLinks } from '../workFolder/packageLinks.ts'
import { type AskedFiles, withDynamicRequests } from './dynamicRequests.ts'

interface DynamicRequests {
  readonly root: string
  readonly links: PathLinks
  readonly aliases: PluginOutcome['browser']['aliases']
  /** Receives the folders whose files count, absolute. */
  readonly read: Set<string>
}

export function dynamicRequestPlugin(options: DynamicRequests): Plugin {
  const { links } = options
  return {
    name: 'troodon-dynamic-requests',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      // Aliases of the site and its plugins do not apply in other packages.
      build.onLoad({ filter: /docusaurus.*\.[cm]?js$/, namespace: 'file' }, ({ path }) => {
        if (!ofDocusaurus.test(path)) return null
        const code = readFileSync(path, 'utf8')
        const written = withDynamicRequests(code)
        return written === code ? null : { contents: written, loader: 'jsx' satisfies Loader }
      })
      build.onResolve({ filter: /^troodon-(?:request|later|context):/ }, ({ path, resolveDir }) => ({
        path: `${relativePath(base, resolveDir)}|${path}`,
        namespace: 'requests',
        pluginData: resolveDir,
      }))
      build.onLoad({ filter: /.*/, namespace: 'requests' }, ({ path, pluginData }: OnLoadArgs) => {
        const [, , name = '', pattern = ''] = /^(.*?)\|troodon-(\w+):(.*)$/s.exec(path) ?? []
        const resolveDir = pluginData as string
        if (name === 'context') {
          const asked = JSON.parse(pattern) as AskedFiles
          const contents = contextOf(asked, links.installedPath(resolveDir), options)
          return { contents, loader: 'js', resolveDir }
        }
        const requests = requestsFor(pattern, links.installedPath(resolveDir), options)
        return { contents: moduleOf(requests, name === 'later'), loader: 'js', resolveDir }
      })
    },
  }
}

/** Packages for Docusaurus, but not its own. */
const ofDocusaurus =
  /[\\/]node_modules[\\/](?!@docusaurus[\\/])(?:@[^\\/]+[\\/])?[^\\/]*docusaurus[^\\/]*[\\/].*\.[cm]?js$/

/** A function that returns the module of a file, with a list of all. */
function contextOf(
  { folder, isDeep, test: [source, flags] }: AskedFiles,
  from: string,
  options: DynamicRequests,
) {
  const listed = folderOf(`${folder}/`, from, options)
  const test = new RegExp(source, flags.replace(/[gy]/g, ''))
  const keys = (listed === null ? [] : filesIn(listed, options))
    .filter((file) => (isDeep || !file.includes('/')) && (source !== '' || bundled.test(file)))
    .map((file) => `./${file}`)
    .filter((key) => test.test(key))
  const requests = keys.map((key): Request => [key, `${folder}/${key.slice(2)}`])
  return `${functionOf(requests, false)}
module.exports.keys = () => ${JSON.stringify(keys)}
module.exports.resolve = (path) => path
module.exports.id = ${JSON.stringify(folder)}`
}

/** What the code asks for, and the module. */
type Request = readonly [asked: string, request: string]

const moduleOf = (requests: readonly string[], isLater: boolean): string =>
  functionOf(
    requests.map((one): Request => [one, one]),
    isLater,
  )

function functionOf(requests: readonly Request[], isLater: boolean): string {
  const entries = requests.map(
    ([asked, request]) =>
      `${JSON.stringify(asked)}: () => ${isLater ? 'import' : 'require'}(${JSON.stringify(request)})`,
  )
  const missing = `Object.assign(new Error("Cannot find module '" + path + "'"), { code: 'MODULE_NOT_FOUND' })`
  const failed = isLater ? `return Promise.reject(${missing})` : `throw ${missing}`
  return `const files = {${entries.join(',\n')}}
module.exports = (path) => {
  if (Object.hasOwn(files, path)) return files[path]()
  ${failed}
}`
}

/** `folder` is that of the file with the import. */
function requestsFor(pattern: string, folder: string, options: DynamicRequests): readonly string[] {
  const loaders = /^(?:[^*!]*!)*/.exec(pattern)?.[0] ?? ''
  const path = pattern.slice(loaders.length)
  const shown = path.slice(0, path.slice(0, path.indexOf('*')).lastIndexOf('/') + 1)
  const listed = folderOf(shown, folder, options)
  if (listed === null) return []
  const [beforeQuery = '', query = ''] = path.split(/(?=\?[^*]*$)/)
  const all = new RegExp(`^${beforeQuery.split('*').map(escaped).join('.*')}$`)
  const isAny = loaders !== '' || /\*[^*/]*\.\w+$/.test(beforeQuery)
  return filesIn(listed, options)
    .filter((file) => isAny || bundled.test(file))
    .flatMap((file) => [file, ...(script.test(file) ? [file.replace(script, ''), withoutIndex(file)] : [])])
    .map((file) => shown + file)
    .filter((request, index, requests) => all.test(request) && requests.indexOf(request) === index)
    .map((request) => loaders + request + query)
}

/** Of the site, beside the file, of a plugin's alias or in a package; null where there is no such folder. */
function folderOf(shown: string, folder: string, { root, aliases }: DynamicRequests): string | null {
  const alias = Object.entries(aliases).find(([name]) => shown.startsWith(`${name}/`))
  const places = shown.startsWith('.')
    ? [resolve(folder, shown)]
    : alias && typeof alias[1] === 'string' && isAbsolute(alias[1])
      ? [join(alias[1], shown.slice(alias[0].length))]
      : shown.startsWith('@site/')
        ? [join(root, shown.slice('@site/'.length))]
        : [join(root, shown), join(root, 'node_modules', shown)]
  return places.find((place) => existsSync(place)) ?? null
}

/** With those of the folders in it, by their paths from there. */
function filesIn(folder: string, { root, read }: Pick<DynamicRequests, 'root' | 'read'>): string[] {
  read.add(folder)
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (/^\.|^node_modules$/.test(entry.name) || (folder === root && isOutput(entry.name))) return []
      if (!entry.isDirectory()) return /\.d\.[cm]?ts$|\.map$/.test(entry.name) ? [] : [entry.name]
      return filesIn(path, { root, read }).map((file) => `${entry.name}/${file}`)
    })
}

const isOutput = (name: string): boolean => name === 'dist' || name === 'build'
const script = /\.(?:[cm]?js|jsx|tsx?|json)$/
const withoutIndex = (file: string): string =>
  basename(file, extname(file)) === 'index' ? dirname(file).replace(/^\.$/, '') : file
/** Files that are modules without a loader. */
const bundled =
  /\.(?:[cm]?js|jsx|tsx?|json|mdx?|css|svg|avif|bmp|gif|ico|jpe?g|png|tiff?|webp|mp[34]|webm|pdf|zip|woff2?|ttf)$/i

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
