// The table of features names tests that exist.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('names a test for each feature', () => {
  const table = JSON.parse(readFileSync('scripts/features.json', 'utf8')) as Record<string, string>
  expect(Object.values(table).filter((file) => !existsSync(file))).toEqual([])
})
