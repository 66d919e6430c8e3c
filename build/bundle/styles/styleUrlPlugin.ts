// esbuild plugin: URLs in style sheets. `url(/fonts/a.woff2)` is a file of a static folder and keeps its URL;
// `url(./a.woff2)` is a file of any kind beside the style sheet, which gets a hashed copy.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, PluginBuild } from 'esbuild'
import { relativePath } from '../../io/osPath.ts'
import { readBytes } from '../../io/readText.ts'
import type { StyleUrl } from '../../model/bundle.ts'
import { decodePath, hrefOf } from '../../shared/paths.ts'
import { resolveAgain } from '../resolve/resolveAgain.ts'

export interface StyleUrlOptions {
  readonly baseUrl: string
  readonly staticDirectories: readonly string[]
  /** Folder of the site, as the bundler sees it. */
  readonly site: string
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Adds the URLs that start with a slash to `found`: their files may come and go without a new bundle. */
export function styleUrlPlugin(
  { baseUrl, staticDirectories, site }: StyleUrlOptions,
  found: Map<string, StyleUrl>,
): Plugin {
  const ofSource = new RegExp(`^/(?:${staticDirectories.map(escaped).join('|')})/`)
  return {
    name: 'troodon-style-urls',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onResolve({ filter: /^\// }, ({ path, kind, importer }) => {
        if (kind !== 'url-token' || path.startsWith('//')) return null
        const href = baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
        const [, whole = href, suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
        // `/static/a.png` is the file in the folder of the site, as in webpack's `roots`.
        const file = whole.replace(ofSource, '/')
        const inSite = join(site, decodePath(whole))
        const isStatic = staticDirectories.some((folder) => existsSync(join(site, folder, decodePath(file))))
        if (!isStatic && isFile(inSite))
          return { path: relativePath(base, inSite), namespace: 'style-url', suffix }
        const key = `${importer}\0${file}`
        if (!found.has(key))
          found.set(key, { importer: relativePath(base, importer), href: file, written: path })
        return { path: hrefOf(decodePath(file), baseUrl) + suffix, external: true }
      })
      siteFiles(build, site)
      // `~package/a.css` and `~package/a.png`, as in webpack.
      build.onResolve({ filter: /^~[^/]/ }, async (args) => {
        if (args.kind !== 'import-rule' && args.kind !== 'url-token') return null
        const [, bare = '', suffix = ''] = /^~([^?#]*)(.*)$/s.exec(args.path) ?? []
        const { errors, path, sideEffects } = await resolveAgain(
          build,
          bare,
          { ...args, kind: 'import-rule' },
          'url',
        )
        if (errors.length > 0) return { errors: [{ text: `Could not resolve "${bare}"` }] }
        return args.kind === 'import-rule'
          ? { path, sideEffects }
          : { path: relativePath(base, path), namespace: 'style-url', suffix }
      })
      build.onResolve({ filter: /^[^/#~]/ }, async (args) => {
        const { path, kind, resolveDir, pluginData } = args
        if (kind !== 'url-token' || pluginData?.url || /^[a-z][a-z0-9+.-]*:/i.test(path)) return null
        const [, bare = path, suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
        const file = join(resolveDir, bare)
        if (existsSync(file)) return { path: relativePath(base, file), namespace: 'style-url', suffix }
        const other = await resolveAgain(build, bare, args, 'url')
        return other.errors.length > 0
          ? null
          : { path: relativePath(base, other.path), namespace: 'style-url', suffix }
      })
      build.onLoad({ filter: /.*/, namespace: 'style-url' }, ({ path }) => ({
        contents: readBytes(join(base, path)),
        loader: 'file',
      }))
    },
  }
}

/** `@site/static/a.png` is a file in the folder of the site. */
function siteFiles(build: PluginBuild, site: string): void {
  const base = build.initialOptions.absWorkingDir ?? '/'
  build.onResolve({ filter: /^@site\// }, ({ path, kind }) => {
    const [, part = '', suffix = ''] = /^@site\/([^?#]*)(.*)$/s.exec(path) ?? []
    const file = join(site, decodePath(part))
    if (kind !== 'url-token' || !isFile(file)) return null
    return { path: relativePath(base, file), namespace: 'style-url', suffix }
  })
}
