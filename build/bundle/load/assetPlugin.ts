// esbuild plugin: `import image from './a.png'` is the URL of a copy with a hash in its name, the same on
// the server and in the browser. esbuild handles the files that style sheets name.

import { basename, extname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import { isRasterImage, sizesOf } from '../../io/images/imageSizes.ts'
import type { Variant } from '../../io/images/imageVariants.ts'
import { relativePath } from '../../io/osPath.ts'
import { readBytes } from '../../io/readText.ts'
import { hrefOf } from '../../shared/paths.ts'
import { resolveAgain } from '../resolve/resolveAgain.ts'
import { sourceName } from '../workFolder/workNames.ts'

/** Images, fonts, audio, video and documents, as Docusaurus has them. */
const images = 'avif|bmp|gif|ico|jpe?g|png|tiff?|webp'
const fonts = 'eot|otf|ttf|woff2?'
const media = 'aac|flac|m4[av]|mkv|mov|mp[34]|og[agv]|wav|webm'
const documents = 'docx?|pdf|pptx?|rar|xlsx?|zip'
/** A query after the name is ignored. */
const endings = new RegExp(`\\.(?:${[images, fonts, media, documents].join('|')})(?:\\?[^!]*)?$`, 'i')

/** Adds the files to `assets`: name in `dist/` → content. */
export function assetPlugin(baseUrl: string, assets: Map<string, Uint8Array>, cacheFolder: string): Plugin {
  return {
    name: 'troodon-assets',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onResolve({ filter: endings }, async (args) => {
        const { path, kind, pluginData } = args
        if (kind === 'url-token' || kind === 'import-rule' || pluginData?.asset) return null
        const found = await resolveAgain(build, path.replace(/\?.*$/, ''), args, 'asset')
        return found.errors.length > 0 ? null : { path: relativePath(base, found.path), namespace: 'asset' }
      })
      build.onLoad({ filter: /.*/, namespace: 'asset' }, async ({ path }) => {
        const content = readBytes(join(base, path))
        const ending = extname(path)
        const stem = `assets/media/${basename(path, ending).replace(/[^\w.-]/g, '_')}.${hashOf(content).slice(0, 8)}`
        const urlOf = (name: string) => hrefOf(`/${name}`, baseUrl)
        assets.set(stem + ending, content)
        if (!isRasterImage(path))
          return { contents: `export default ${JSON.stringify(urlOf(stem + ending))}`, loader: 'js' }
        const sizes = await sizesOf(content, cacheFolder).catch((error: unknown) => messageOf(error))
        if (typeof sizes === 'string')
          return { errors: [{ text: `${sourceName(path) ?? path} cannot be read as an image: ${sizes}.` }] }
        const named = (variants: readonly Variant[]) =>
          variants.map(({ width, extension: kind, content: smaller }) => {
            const name = kind === null ? stem + ending : `${stem}.${width}${kind}`
            assets.set(name, smaller)
            return `${urlOf(name)} ${width}w`
          })
        const { width, height, placeholder } = sizes
        const facts = JSON.stringify({
          width,
          height,
          srcSet: named(sizes.variants).join(', '),
          avif: named(sizes.modern).join(', '),
          placeholder,
        })
        return {
          contents: `import { registerImage } from 'troodon:images'\nexport default registerImage(${JSON.stringify(urlOf(stem + ending))}, ${facts})`,
          loader: 'js',
          resolveDir: base,
        }
      })
    },
  }
}

const messageOf = (error: unknown): string =>
  (error as Error).message.trim().split('\n')[0]?.replace(/\.$/, '') ?? 'it is damaged'
