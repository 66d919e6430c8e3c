// esbuild plugin: files that the code of themes imports, as webpack gives them: the URL of a copy, a
// component for an SVG image. Those of style sheets are copies, too, or data where they are small.
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { svgPlugin } from '../../bundle/load/svgPlugin.ts'
import { hashOf } from '../../io/hash.ts'
import type { SvgRule } from '../../model/themeContract.ts'
import { svgModule } from './siteSvg.ts'

const endings =
  /\.(?:avif|bmp|gif|ico|jpe?g|png|tiff?|webp|svg|eot|otf|ttf|woff2?|aac|flac|m4[av]|mkv|mov|mp[34]|og[agv]|wav|webm|docx?|pdf|pptx?|rar|xlsx?|zip)$/i

/** Bytes of a file that becomes a part of the code, as in Docusaurus. */
const smallFile = 10_000

interface FilePlugin {
  readonly baseUrl: string
  /** Receives the copies: name in the output → content. */
  readonly copies: Map<string, Uint8Array>
  /** Receives the files, absolute. */
  readonly read: Set<string>
  /** Makes the components of SVG files; without it, Troodon does. */
  readonly svgr: SvgRule | null
  /** Whether loaders of a plugin read a file that code imports. */
  readonly isLoaded: (path: string) => boolean
}

export function filePlugin({ baseUrl, copies, read, svgr, isLoaded }: FilePlugin): Plugin {
  const urlOf = (path: string): string => {
    const content = readFileSync(path)
    const ending = extname(path)
    const name = `assets/${/svg|avif|bmp|gif|ico|jpe?g|png|tiff?|webp/i.test(ending) ? 'images' : 'files'}/${basename(path, ending).replace(/[^\w.-]/g, '_')}-${hashOf(content).slice(0, 8)}${ending}`
    copies.set(name, content)
    return baseUrl + name
  }
  return {
    name: 'troodon-files',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, pluginData, ...args }) => {
        if (pluginData === fromHere || !endings.test(path.replace(/\?.*$/, ''))) return null
        const inStyles = kind === 'url-token'
        if (inStyles && /^(?:data:|https?:|\/\/|#)/.test(path)) return { path, external: true }
        const found = await build.resolve(path.replace(/[?#].*$/, ''), {
          ...args,
          kind,
          pluginData: fromHere,
        })
        if (found.errors.length > 0)
          return inStyles && path.startsWith('/') ? { path, external: true } : found
        if (!inStyles && isLoaded(found.path)) return { path: found.path }
        read.add(found.path)
        return {
          path: found.path,
          namespace: inStyles ? 'style-file' : /\.svg$/i.test(path) ? 'file' : 'code-file',
        }
      })
      build.onLoad({ filter: /.*/, namespace: 'code-file' }, ({ path }) => ({
        contents: `export default ${JSON.stringify(urlOf(path))}`,
        loader: 'js',
      }))
      build.onLoad({ filter: /.*/, namespace: 'style-file' }, ({ path }) => {
        const content = readFileSync(path)
        return { contents: content, loader: content.length <= smallFile ? 'dataurl' : 'file' }
      })
      // `./a.csv?url`, and the URLs of other files.
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onLoad({ filter: /.*/, namespace: 'asset' }, ({ path }) => ({
        contents: `export default ${JSON.stringify(urlOf(join(base, path)))}`,
        loader: 'js',
      }))
      if (svgr)
        build.onLoad({ filter: /\.svg$/i, namespace: 'file' }, async ({ path }) => ({
          contents: await svgModule(svgr, path, readFileSync(path, 'utf8')),
          loader: 'jsx',
        }))
      svgPlugin.setup(build)
    },
  }
}

const fromHere = Symbol('resolved by the plugin for files')
