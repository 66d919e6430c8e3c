// Writes and changes files of a site in a test, and makes the random numbers that choose edits, from a seed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Random = () => number

/** Mulberry32: small, seeded, and good enough to choose edits. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function writeFile(root: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

/** Replaces the text of a file by what `edit` makes of it. */
export const rewrite = (root: string, path: string, change: (text: string) => string): void =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')))
