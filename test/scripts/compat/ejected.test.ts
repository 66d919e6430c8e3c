// Which components and pages the table of ejected components tries.
import { expect, it } from 'vitest'
import { choosePages } from '../../../scripts/compat/ejected/choosePages.ts'
import { findDiffering } from '../../../scripts/compat/ejected/findDiffering.ts'

it('finds the items that differ alone, with few trials', async () => {
  const items = Array.from({ length: 60 }, (_, index) => index)
  const bad = new Set([7, 31])
  let trials = 0
  const differs = async (group: readonly number[]) => {
    trials++
    return group.some((one) => bad.has(one))
  }
  expect(await findDiffering(items, 12, differs)).toEqual([31, 7])
  expect(trials).toBeLessThan(25)
  expect(await findDiffering([], 12, differs)).toEqual([])
})

it('an item that differs only beside others is none', async () => {
  expect(await findDiffering(['a', 'b'], 2, async (group) => group.length > 1)).toEqual([])
})

it('chooses pages that have the most classes together', () => {
  const pages = new Map([
    ['/', '<main class="a b c"><p class=d>'],
    ['/docs', '<main class="a b"><p class="c e">'],
    ['/blog', '<main class="a f g h">'],
  ])
  expect(choosePages(pages, 2)).toEqual(['/', '/blog'])
  expect(choosePages(pages, 5)).toEqual(['/', '/blog', '/docs'])
})
