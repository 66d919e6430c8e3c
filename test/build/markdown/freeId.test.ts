// Ids of headings and options that differ from each other.
import { expect, it } from 'vitest'
import { freeId, type UsedIds } from '../../../build/markdown/freeId.ts'

it('counts as github-slugger does', () => {
  const used: UsedIds = new Map()
  const ids = ['a', 'a', 'a-1', 'a', 'a-1', 'b'].map((id) => freeId(id, used))
  expect(ids).toEqual(['a', 'a-1', 'a-1-1', 'a-2', 'a-1-2', 'b'])
})

it('looks at each taken id once, however often one id is asked for', () => {
  let looks = 0
  class Counted extends Map<string, number> {
    override has(id: string): boolean {
      looks++
      return super.has(id)
    }
  }
  const used = new Counted()
  for (let round = 0; round < 5000; round++) freeId('same', used)
  expect(looks).toBeLessThan(15_000)
})
