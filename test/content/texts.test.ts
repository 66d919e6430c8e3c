// Texts that come from data are what `npm run texts` writes.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allTexts } from '../../scripts/texts/allTexts.ts'

it.each(allTexts())('$path is up to date: run `npm run texts` after a change', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
