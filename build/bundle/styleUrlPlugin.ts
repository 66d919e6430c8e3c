// esbuild plugin: URLs in style sheets. `url(/fonts/a.woff2)` is a file of a static folder and keeps its URL;
// `url(./a.woff2)` is a file of any kind beside the style sheet, which gets a hashed copy.

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import type { StyleUrl } from '../model/bundle.ts'
import { decodePath, hrefOf } from '../shared/paths.ts'
import { resolveAgain } from './resolveAgain.ts'

/** Adds the URLs that start with a slash to `found`: their files may come and go without a new bundle. */
export function styleUrlPlugin(baseUrl: string, found: Map<string, StyleUrl>): Plugin {
  return {
    name: 'troodon-style-urls',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onResolve({ filter: /^\// }, ({ path, kind, importer }) => {
        if (kind !== 'url-token' || path.startsWith('//')) return null
        const href = baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
        const [, file = href, suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
        const key = `${importer}\0${file}`
        if (!found.has(key)) found.set(key, { importer: relative(base, importer), href: file, written: path })
        return { path: hrefOf(decodePath(file), baseUrl) + suffix, external: true }
      })
      build.onResolve({ filter: /^[^/#]/ }, async (args) => {
        const { path, kind, resolveDir, pluginData } = args
        if (kind !== 'url-token' || pluginData?.url || /^[a-z][a-z0-9+.-]*:/i.test(path)) return null
        const [, bare = path, suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
        const file = join(resolveDir, bare)
        if (existsSync(file)) return { path: relative(base, file), namespace: 'style-url', suffix }
        const other = await resolveAgain(build, bare, args, 'url')
        return other.errors.length > 0
          ? null
          : { path: relative(base, other.path), namespace: 'style-url', suffix }
      })
      build.onLoad({ filter: /.*/, namespace: 'style-url' }, ({ path }) => ({
        contents: readFileSync(join(base, path)),
        loader: 'file',
      }))
    },
  }
}
