// Regions of a file that a code block shows.
import { expect, it } from 'vitest'
import { regionIn } from '../../../build/shared/code/regions.ts'

const text = [
  'a',
  '// #region outer',
  '  b',
  '  // #region inner',
  '    c',
  '  // #endregion inner',
  '  d',
  '// #endregion',
  'e',
].join('\n')

it('has the lines between its comments, without the comments and the common indentation', () => {
  expect(regionIn(text, 'outer')).toBe('b\n  c\nd')
  expect(regionIn(text, 'inner')).toBe('c')
})

it('is null without comments of that name', () => {
  expect(regionIn(text, 'other')).toBeNull()
  expect(regionIn('a', 'a')).toBeNull()
})
