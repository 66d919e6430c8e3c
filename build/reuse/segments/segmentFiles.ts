// The files of segments in a folder: `7.values` has values one after the other, `7.index` where they are.
import { openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Absolute paths of the two files. */
export interface SegmentFiles {
  readonly values: string
  readonly index: string
}

/** A new segment with the handles of its files. */
export interface OpenSegment {
  readonly number: number
  readonly values: number
  readonly index: number
}

export const segmentFiles = (folder: string, number: number): SegmentFiles => ({
  values: join(folder, `${number}.values`),
  index: join(folder, `${number}.index`),
})

/** Numbers of the segments in a folder, in ascending order; none where there is no folder. */
export function segmentNumbers(folder: string): readonly number[] {
  const numbers = new Set<number>()
  for (const name of namesIn(folder)) {
    const [, number] = /^(\d+)\.(?:values|index)$/.exec(name) ?? []
    if (number !== undefined) numbers.add(Number(number))
  }
  return [...numbers].sort((a, b) => a - b)
}

/** A segment with the next free number. Another thread may take the same number first. */
export function createSegment(folder: string): OpenSegment {
  for (let number = (segmentNumbers(folder).at(-1) ?? -1) + 1; ; number++) {
    const paths = segmentFiles(folder, number)
    const values = createFile(paths.values)
    if (values !== null) return { number, values, index: openSync(paths.index, 'w+') }
  }
}

/** Null where there is such a file already. */
function createFile(file: string): number | null {
  try {
    return openSync(file, 'wx+')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null
    throw error
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
