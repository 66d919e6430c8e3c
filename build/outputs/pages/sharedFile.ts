// A file that many pages load, named by its content.
import { hashOf } from '../../io/hash.ts'
import { type OutputPath, outputPath } from '../../shared/paths.ts'

export interface SharedFile {
  readonly path: OutputPath
  readonly text: string
  readonly hash: string
}

export function sharedFile(name: string, data: unknown): SharedFile {
  const text = JSON.stringify(data)
  const hash = hashOf(text)
  return { path: outputPath(`assets/${name}.${hash.slice(0, 8)}.json`), text, hash }
}
