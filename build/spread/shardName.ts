// Which part of a build a shard is: `2/8` on the command line, `shard-2-of-8.troodon` on disk.
import { UsageError } from '../model/usageError.ts'

export interface ShardName {
  /** Counted from 1. */
  readonly number: number
  /** The number of shards. */
  readonly of: number
}

/** Throws a UsageError for words that are no part. */
export function readShardName(words: string): ShardName {
  const [, number, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(words) ?? []
  if (number === undefined || of === undefined)
    throw new UsageError(`--shard needs a part such as 2/8, not ${words}.`)
  if (Number(number) > Number(of))
    throw new UsageError(`--shard ${words}: there are only ${of} parts, counted from 1.`)
  return { number: Number(number), of: Number(of) }
}

export const shardFileName = ({ number, of }: ShardName): string => `shard-${number}-of-${of}.troodon`

export const isShardFile = (name: string): boolean => /^shard-\d+-of-\d+\.troodon$/.test(name)

/** A shard, or one that is being written: no part of the site, also where they are in its folder. */
export const isShardOrDraft = (name: string): boolean =>
  /^shard-\d+-of-\d+\.troodon(?:\.\d+\.tmp)?$/.test(name)
