// The library that draws diagrams, when a page has one.
import { readFileSync } from 'node:fs'
import { hashOf } from '../io/hash.ts'
import type { LinkedSite } from './linkedSite.ts'
import type { CopyOutput } from './output.ts'

export function* mermaid({ mermaid }: Pick<LinkedSite, 'mermaid'>): Generator<CopyOutput> {
  for (const { path, file } of mermaid?.files ?? [])
    yield { type: 'copy', path, key: hashOf(readFileSync(file)), file }
}
