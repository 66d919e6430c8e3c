// Scripts and style sheets of the theme and of pages with code.
import type { LinkedSite } from './linkedSite.ts'
import type { CopyOutput } from './output.ts'

export function* browserCode({ bundle }: Pick<LinkedSite, 'bundle'>): Generator<CopyOutput> {
  for (const { path, file, hash } of bundle.files) yield { type: 'copy', path, key: hash, file }
}
