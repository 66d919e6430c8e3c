// The requested part of a file: video and audio players read files in parts.

export interface ByteRange {
  /** Both count from 0. `end` is inclusive. */
  readonly start: number
  readonly end: number
}

/** Null: the whole file. A list of ranges is answered with the whole file, as hosts do. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^\s*bytes=(\d*)-(\d*)\s*$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Number(to)
    return length === 0 || size === 0 ? 'none' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'none' : { start, end }
}
