// Compressed forms of files: stored in place of them in an object store, or beside them in a folder.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType, isText } from '../../io/contentTypes.ts'
import { UsageError } from '../../model/usageError.ts'
import { type Encoding, encodings } from '../release/release.ts'

export const endingOf: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Smaller files fit in one packet of the network anyway. */
const least = 1024

export const isWorthIt = (path: string, size: number): boolean => size >= least && isText(contentType(path))

/**
 * An object store sends what it has to everyone. Programs that read feeds, sitemaps and texts may not be able
 * to decompress them; browsers are.
 */
export const isForBrowsers = (path: string): boolean => /\.(?:html|m?js|css|json|svg|webmanifest)$/.test(path)

/** Quality 9 of Brotli takes a tenth of the time of 11, for files that are 4 % larger. */
const brotliQuality = 9

export async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}

/** Throws a UsageError for another word. `value` is a list with commas. */
export function readEncodings(value: string | undefined): readonly Encoding[] {
  const words = (value ?? '').split(',').filter((word) => word !== '')
  for (const word of words)
    if (!(encodings as readonly string[]).includes(word))
      throw new UsageError(`--compress needs br, gzip, or br,gzip, not ${word}.`)
  return words as Encoding[]
}
