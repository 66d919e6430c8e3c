// Shards that do not belong together are refused, with what to do.
import { describe, expect, it } from 'vitest'
import { sourcePath } from '../../../build/shared/paths.ts'
import type { Identity } from '../../../build/spread/identity.ts'
import { checkShards, type NamedHead, shardFormat } from '../../../build/spread/shardHead.ts'
import { isShardFile, isShardOrDraft, readShardName, shardFileName } from '../../../build/spread/shardName.ts'

const identity: Identity = {
  engine: 'e',
  version: '1.0.0',
  node: '20.20.2',
  platform: 'linux x64',
  config: 'c',
  reading: 'r',
}
const sources = { [sourcePath('docs/a.md')]: '1', [sourcePath('docs/b.md')]: '2' }

const shard = (number: number, of: number, head: Partial<NamedHead['head']> = {}): NamedHead => ({
  file: shardFileName({ number, of }),
  head: { format: shardFormat, number, of, identity, sources, ...head },
})

const refusal = (...shards: readonly NamedHead[]): string => {
  try {
    checkShards(shards, { identity, sources: () => sources })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('the part of a build', () => {
  it('is written as a number of all parts', () => {
    expect(readShardName('2/8')).toEqual({ number: 2, of: 8 })
    for (const words of ['', '2', '0/8', '2/0', 'a/b', '2/8/9', '-1/8', '1.5/2'])
      expect(() => readShardName(words), words).toThrow('--shard needs a part such as 2/8')
    expect(() => readShardName('9/8')).toThrow('--shard 9/8: there are only 8 parts')
  })

  it('names its file, also while it is written', () => {
    expect(isShardOrDraft('shard-2-of-8.troodon.4711.tmp')).toBe(true)
    expect(isShardOrDraft('shard.md')).toBe(false)
    expect(shardFileName({ number: 2, of: 8 })).toBe('shard-2-of-8.troodon')
    expect(['shard-2-of-8.troodon', 'shard.troodon', 'xshard-2-of-8.troodon'].map(isShardFile)).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('shards', () => {
  it('are taken when all are there', () => {
    expect(refusal(shard(1, 1))).toBe('')
    expect(refusal(shard(2, 3), shard(1, 3), shard(3, 3))).toBe('')
  })

  it('are refused when some are missing', () => {
    expect(refusal(shard(1, 3), shard(3, 3))).toBe(
      'Of 3 shards, number 2 is missing. Did all jobs with --shard succeed?',
    )
    expect(refusal(shard(4, 4))).toContain('numbers 1, 2, 3 are missing')
  })

  it('are refused when they are of two builds, or twice there', () => {
    expect(refusal(shard(1, 2), shard(2, 3))).toBe(
      'shard-2-of-3.troodon is one of 3 shards, and shard-1-of-2.troodon one of 2. Remove those of the other build.',
    )
    expect(refusal(shard(1, 2), shard(1, 2))).toContain('are the same shard')
  })

  it('are refused with the difference', () => {
    const other = (change: Partial<Identity>) =>
      refusal(shard(1, 2), shard(2, 2, { identity: { ...identity, ...change } }))
    expect(other({ version: '0.9.0', engine: 'x' })).toBe(
      'shard-2-of-2.troodon was built with Troodon 0.9.0, and this is 1.0.0. Use one version on all machines.',
    )
    expect(other({ engine: 'x' })).toContain('another build of the same version')
    expect(other({ node: '22.1.0' })).toContain('was built with Node 22.1.0, and this is 20.20.2')
    expect(other({ platform: 'darwin arm64' })).toContain('was built on darwin arm64')
    expect(other({ config: 'x' })).toContain('another configuration')
    expect(other({ reading: 'x' })).toContain('other components, plugins or packages')
  })

  it('are refused with the first file that differs', () => {
    const other = (files: object) => refusal(shard(1, 1, { sources: files as typeof sources }))
    expect(other({ 'docs/a.md': '1', 'docs/b.md': '3' })).toBe(
      'shard-1-of-1.troodon was built from other files: the content of docs/b.md is different here. Use the same commit on all machines.',
    )
    expect(other({ 'docs/a.md': '1' })).toContain('docs/b.md exists only here')
    expect(other({ ...sources, 'docs/c.md': '3' })).toContain('docs/c.md does not exist here')
  })
})
