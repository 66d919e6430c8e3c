// Sizes and placeholders of images, and hashed names for files beside the content.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { headerSize } from '../io/images/headerSize.ts'
import { placeholderOf } from '../io/images/imagePlaceholder.ts'
import { maxPixels, sizeProblem } from '../io/images/imageSizes.ts'
import { loadSharp } from '../io/images/loadSharp.ts'
import { plainSvgSize } from '../io/images/plainSvg.ts'
import { textOf } from '../io/readText.ts'
import type { Asset } from '../model/asset.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { ImageFacts, ImageResult } from '../model/imageFacts.ts'
import type { ShownAsset } from '../model/links.ts'
import type { Project } from '../model/project.ts'
import { imageKey } from '../reuse/keys.ts'
import type { Store } from '../reuse/store.ts'
import { fileNameOf, type OutputPath, outputPath, type SourcePath } from '../shared/paths.ts'
import { scriptInSvg } from '../shared/svg.ts'

export interface Assets {
  readonly assets: ReadonlyMap<SourcePath, Asset>
  readonly diagnostics: readonly Diagnostic[]
}

const imageEnding = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

export interface AssetOptions {
  readonly store: Store
  readonly hashOfFile: (source: SourcePath) => string
  readonly project: Pick<Project, 'root' | 'config'>
}

export async function readAssets(shown: readonly ShownAsset[], options: AssetOptions): Promise<Assets> {
  const assets = new Map<SourcePath, Asset>()
  const diagnostics: Diagnostic[] = []
  // Few at a time: an image is decoded in memory.
  const limit = pLimit(4)
  const measured = await Promise.all(
    shown.map((asset) =>
      limit(async () => {
        const hash = options.hashOfFile(asset.source)
        const isImage = imageEnding.test(asset.source)
        return { asset, hash, facts: isImage ? await factsOf(asset.source, hash, options) : noImage }
      }),
    ),
  )
  for (const { asset, hash, facts } of measured) {
    const at = { file: asset.file, line: asset.line, column: asset.column }
    if ('problem' in facts)
      diagnostics.push({
        code: 'unreadableImage',
        ...at,
        message: `${asset.source} cannot be read: ${facts.problem}.`,
        hint: 'Save the image again, or replace it.',
      })
    else if (facts.script)
      diagnostics.push({
        code: 'scriptInImage',
        ...at,
        message: `${asset.source} contains ${facts.script}. It does not run in a page, but it runs when someone opens the image itself.`,
        hint: 'Export the image without scripts. On hosts that read _headers, they never run.',
      })
    const { width, height, placeholder } = 'problem' in facts ? noImage : facts
    assets.set(asset.source, { hash, width, height, placeholder, output: hashedName(asset.source, hash) })
  }
  return { assets, diagnostics }
}

function hashedName(source: SourcePath, hash: string): OutputPath {
  const name = fileNameOf(source)
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return outputPath(
    `assets/${imageEnding.test(name) ? 'images' : 'files'}/${stem}-${hash.slice(0, 8)}${ending}`,
  )
}

const noImage: ImageFacts = { width: null, height: null, placeholder: null, script: null }

async function factsOf(
  source: SourcePath,
  hash: string,
  { project, store }: AssetOptions,
): Promise<ImageResult> {
  const previews = project.config.behaviors.previewsImages
  const key = imageKey(hash, previews)
  const known = store.get(key)
  if (known) return known
  const facts = await measure(join(project.root, source), previews)
  store.put(key, facts)
  return facts
}

async function measure(file: string, previews: boolean): Promise<ImageResult> {
  try {
    if (statSync(file).size === 0) return { problem: 'it is empty' }
    if (/\.svg$/i.test(file)) {
      const bytes = readFileSync(file)
      const size = plainSvgSize(bytes)
      if (size) return { ...size, placeholder: null, script: scriptInSvg(textOf(bytes)) }
    }
    const known = previews ? null : await headerSize(file)
    if (known) {
      const problem = sizeProblem(known.width, known.height)
      return problem === null ? { ...known, placeholder: null, script: null } : { problem }
    }
    const sharp = await loadSharp()
    const image = () => sharp(file, { limitInputPixels: maxPixels, sequentialRead: true })
    const { width = 0, height = 0, orientation = 1, format } = await image().metadata()
    const problem = sizeProblem(width, height)
    if (problem !== null) return { problem }
    const [wide, high] = orientation >= 5 ? [height, width] : [width, height]
    if (format === 'svg')
      return { width: wide, height: high, placeholder: null, script: scriptInSvg(textOf(readFileSync(file))) }
    return {
      width: wide,
      height: high,
      placeholder: previews ? await placeholderOf(image(), wide, high) : null,
      script: null,
    }
  } catch (error) {
    return { problem: (error as Error).message.trim().split('\n')[0]?.replace(/\.$/, '') ?? 'it is damaged' }
  }
}
