// `i18n/<locale>/.sources.json`: for each translation its hash, and the hashes of the blocks that its
// original had when it was translated. Each line begins with its comma, so two branches that add
// translations don't change the same line.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../io/hash.ts'
import { readOwnText } from '../../io/readText.ts'
import { isObject } from '../../shared/isObject.ts'
import { blocksOf } from './changedBlocks.ts'
import type { LocalePairs, Pair } from './pairs.ts'

export interface KnownTranslation {
  readonly translation: string
  readonly blocks: readonly string[]
}

/** Path of the translation below the folder of its language → what is known. */
type KnownTranslations = ReadonlyMap<string, KnownTranslation>

export const sourcesFile = (folder: string): string => `${folder}/.sources.json`

/** Empty without a file, and for one that cannot be read: `write-translations` writes it again. */
export function readSources(root: string, folder: string): KnownTranslations {
  const path = join(root, sourcesFile(folder))
  if (!existsSync(path)) return new Map()
  let value: unknown
  try {
    value = JSON.parse(readOwnText(path))
  } catch {
    return new Map()
  }
  if (!isObject(value)) return new Map()
  return new Map(
    Object.entries(value).flatMap(([name, known]): [string, KnownTranslation][] => {
      if (!isObject(known)) return []
      const { translation, blocks } = known
      const isRight = typeof translation === 'string' && Array.isArray(blocks)
      return isRight ? [[name, { translation, blocks: blocks.map(String) }]] : []
    }),
  )
}

export function sourcesText(known: KnownTranslations): string {
  const lines = [...known]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `, ${JSON.stringify(name)}: ${JSON.stringify(one)}\n`)
  return `{ "version": 1\n${lines.join('')}}\n`
}

export const nameIn = (folder: string, { translation }: Pair): string => translation.slice(folder.length + 1)

export const translationHash = (text: string): string => hashOf(text.replaceAll('\r\n', '\n')).slice(0, 16)

/**
 * A translation that is as it was keeps the blocks that it was made from. Of a new or changed one, the blocks
 * are those of the original at its last commit (`blocksAt`), or as they are.
 */
export async function nextSources(
  { folder, pairs }: LocalePairs,
  root: string,
  blocksAt: (pair: Pair) => Promise<readonly string[] | null>,
): Promise<KnownTranslations> {
  const before = readSources(root, folder)
  const next = new Map<string, KnownTranslation>()
  for (const pair of pairs) {
    const name = nameIn(folder, pair)
    const translation = translationHash(readOwnText(join(root, pair.translation)))
    const known = before.get(name)
    next.set(
      name,
      known?.translation === translation
        ? known
        : {
            translation,
            blocks: (await blocksAt(pair)) ?? blocksOf(readOwnText(join(root, pair.source))),
          },
    )
  }
  return next
}
