// What a shard says of itself at its beginning, so that shards which do not belong together are found before
// anything is built.
import * as v from 'valibot'
import { UsageError } from '../model/usageError.ts'
import { differenceOf, differentSource, type Identity, type SourceList } from './identity.ts'
import type { ShardName } from './shardName.ts'

/** Raised when shards contain something else: others are not read. */
export const shardFormat = 1

export interface ShardHead extends ShardName {
  readonly format: number
  readonly identity: Identity
  readonly sources: SourceList
}

const text = v.string()
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))
const schema = v.looseObject({
  format: v.literal(shardFormat),
  number,
  of: number,
  identity: v.looseObject({
    ...{ engine: text, version: text, node: text, platform: text, config: text, reading: text },
  }),
  sources: v.record(text, text),
})

export const isShardHead = (value: unknown): value is ShardHead =>
  v.is(schema, value) && value.number <= value.of

/** A shard's head with its file, as messages name it. */
export interface NamedHead {
  readonly file: string
  readonly head: ShardHead
}

/** Throws a UsageError unless these are all shards of the build that `here` describes. */
export function checkShards(
  shards: readonly NamedHead[],
  here: { readonly identity: Identity; readonly sources: () => SourceList },
): void {
  const [first] = shards
  if (!first) return
  const seen = new Map<number, string>()
  for (const { file, head } of shards) {
    if (head.of !== first.head.of)
      throw new UsageError(
        `${file} is one of ${head.of} shards, and ${first.file} one of ${first.head.of}. Remove those of the other build.`,
      )
    const same = seen.get(head.number)
    if (same !== undefined)
      throw new UsageError(`${same} and ${file} are the same shard. Remove one of them.`)
    seen.set(head.number, file)
    const difference = differenceOf(head.identity, here.identity)
    if (difference !== null) throw new UsageError(`${file} ${difference}.`)
  }
  const missing = missingNumbers(first.head.of, seen)
  if (missing.length > 0)
    throw new UsageError(
      `Of ${first.head.of} shards, ${missing.length === 1 ? 'number' : 'numbers'} ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Did all jobs with --shard succeed?`,
    )
  const sources = here.sources()
  for (const { file, head } of shards) {
    const different = differentSource(head.sources, sources)
    if (different !== null)
      throw new UsageError(
        `${file} was built from other files: ${different}. Use the same commit on all machines.`,
      )
  }
}

const missingNumbers = (of: number, seen: ReadonlyMap<number, unknown>): readonly number[] =>
  Array.from({ length: of }, (_, index) => index + 1).filter((number) => !seen.has(number))
