// esbuild plugin: `import picture from './a.png'` is the address of a copy with a hash in its name, the same on the server
// and in the browser. Files that style sheets name are left to esbuild.
import { readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { hrefOf } from '../shared/paths.ts'
import { hashOf } from './hash.ts'

const endings = /\.(?:avif|gif|ico|jpe?g|mp3|mp4|ogg|otf|pdf|png|ttf|webm|webp|woff2?|zip)$/i

/** `assets` takes the files: name in `dist/` → content. */
export function assetPlugin(baseUrl: string, assets: Map<string, Uint8Array>): Plugin {
  return {
    name: 'troodon-assets',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onResolve({ filter: endings }, async ({ path, kind, importer, resolveDir, namespace, pluginData }) => {
        if (kind === 'url-token' || kind === 'import-rule' || pluginData?.asset) return null
        const found = await build.resolve(path, { kind, importer, resolveDir, namespace, pluginData: { ...pluginData, asset: true } })
        return found.errors.length > 0 ? null : { path: relative(base, found.path), namespace: 'asset' }
      })
      build.onLoad({ filter: /.*/, namespace: 'asset' }, ({ path }) => {
        const content = readFileSync(join(base, path))
        const ending = extname(path)
        const name = `assets/media/${basename(path, ending).replace(/[^\w.-]/g, '_')}.${hashOf(content).slice(0, 8)}${ending}`
        assets.set(name, content)
        return { contents: `export default ${JSON.stringify(hrefOf(`/${name}`, baseUrl))}`, loader: 'js' }
      })
    },
  }
}
