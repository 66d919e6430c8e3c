// The names of the files of a search index: from their content, so that a file never changes.
import { hashOf } from '../../io/hash.ts'
import { type OutputPath, outputPath, searchFolder } from '../../shared/paths.ts'

export const fileName = (text: string): string => `${shortName(text)}.json`

/** For several files with one beginning. */
export const shortName = (...texts: readonly string[]): string => hashOf(...texts).slice(0, 10)

export const filePath = (name: string): OutputPath => outputPath(`${searchFolder}/${name}`)
