// Width and height of images, and the hashed names of files that stand beside the content.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Diagnostic } from '../model/diagnostics.ts'
import { fileNameOf, type OutputPath, outputPath, type SourcePath } from '../shared/paths.ts'
import type { Store } from './store.ts'

export interface Asset {
  readonly hash: string
  readonly width: number | null
  readonly height: number | null
  /** Where it goes when it is not a static file. */
  readonly output: OutputPath
}

export interface Assets {
  readonly assets: ReadonlyMap<SourcePath, Asset>
  readonly diagnostics: readonly Diagnostic[]
}

const imageEnding = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i
/** Larger images are refused before they are decoded. */
const maxPixels = 100_000_000

export interface AssetOptions {
  readonly root: string
  readonly store: Store
  readonly hashOfFile: (source: SourcePath) => string
}

export async function readAssets(sources: readonly SourcePath[], { root, store, hashOfFile }: AssetOptions): Promise<Assets> {
  const assets = new Map<SourcePath, Asset>()
  const diagnostics: Diagnostic[] = []
  // Few at a time: each image is held in memory while it is measured.
  const limit = pLimit(4)
  const measured = await Promise.all(
    sources.map((source) =>
      limit(async () => {
        const hash = hashOfFile(source)
        const size: Size = imageEnding.test(source) ? await sizeOf(source, hash, root, store) : { width: null, height: null }
        return { source, hash, size }
      }),
    ),
  )
  for (const { source, hash, size } of measured) {
    if ('problem' in size)
      diagnostics.push({
        code: 'unreadableImage',
        file: source,
        line: 0,
        column: 0,
        message: `The image cannot be read: ${size.problem}.`,
        hint: 'Save it again, or replace it.',
      })
    const { width, height } = 'problem' in size ? { width: null, height: null } : size
    assets.set(source, { hash, width, height, output: hashedName(source, hash) })
  }
  return { assets, diagnostics }
}

function hashedName(source: SourcePath, hash: string): OutputPath {
  const name = fileNameOf(source)
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return outputPath(`assets/${imageEnding.test(name) ? 'images' : 'files'}/${stem}-${hash.slice(0, 8)}${ending}`)
}

type Size = { readonly width: number | null; readonly height: number | null } | { readonly problem: string }

async function sizeOf(source: SourcePath, hash: string, root: string, store: Store): Promise<Size> {
  const key = `image:${hash}`
  const known = store.get(key)
  if (known !== undefined) return JSON.parse(known) as Size
  const size = await measure(join(root, source))
  store.put(key, JSON.stringify(size))
  return size
}

async function measure(file: string): Promise<Size> {
  try {
    const bytes = readFileSync(file)
    if (bytes.length === 0) return { problem: 'it is empty' }
    const { default: sharp } = await import('sharp')
    const { width, height, orientation } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
    return (orientation ?? 1) >= 5 ? { width: height ?? null, height: width ?? null } : { width: width ?? null, height: height ?? null }
  } catch (error) {
    return { problem: (error as Error).message.replace(/\.$/, '') }
  }
}
