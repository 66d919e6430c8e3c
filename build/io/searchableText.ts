// What a search for a text can look at in a file of any kind: the whole of a text, and of other files the
// ends, in which images and documents have their descriptions.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { textOf } from './readText.ts'

export interface SearchableText {
  readonly text: string
  /** Whether places in it are those of the file. */
  readonly isText: boolean
}

/** Larger texts are data. */
const maxSize = 20_000_000
/** Of a file that is no text: where the formats of images have their metadata. */
const headSize = 65_536
const tailSize = 8_192

export function searchableText(path: string): SearchableText {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const read = (from: number, length: number) => {
      const bytes = Buffer.alloc(Math.min(length, size - from))
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from))
    }
    const head = read(0, headSize)
    const whole = () => (size <= headSize ? head : read(0, maxSize))
    if (isUtf16(head)) return { text: textOf(whole()), isText: true }
    if (head[0] === 0x1f && head[1] === 0x8b) return { text: unpacked(whole()), isText: false }
    if (size <= maxSize && !head.subarray(0, 8000).includes(0)) return { text: String(whole()), isText: true }
    const tail = read(Math.max(head.length, size - tailSize), tailSize)
    return { text: `${head.toString('latin1')}\n${tail.toString('latin1')}`, isText: false }
  } finally {
    closeSync(file)
  }
}

const isUtf16 = ([first, second]: Buffer): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

function unpacked(bytes: Buffer): string {
  try {
    return String(gunzipSync(bytes, { maxOutputLength: maxSize }))
  } catch {
    return ''
  }
}
