// Lists that are longer than a call can have arguments.
import { expect, it } from 'vitest'
import { addAll } from '../../../build/shared/addAll.ts'

it('are added to another list whole', () => {
  const list = [0]
  addAll(
    list,
    Array.from({ length: 500_000 }, (_, index) => index + 1),
  )
  expect(list.length).toBe(500_001)
  expect(list.at(-1)).toBe(500_000)
})
