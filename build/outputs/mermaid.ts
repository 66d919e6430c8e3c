// The library that draws diagrams, when a page has one.
import type { LinkedSite } from './linkedSite.ts'
import type { CopyOutput } from './output.ts'

export function* mermaid({ mermaid }: Pick<LinkedSite, 'mermaid'>): Generator<CopyOutput> {
  for (const { path, file, key } of mermaid?.files ?? []) yield { type: 'copy', path, key, file }
}
