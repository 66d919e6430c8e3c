// The page about error codes is what its script writes: run `npm run error-codes` after a change. The long tests
// compare the outputs on it with what the command line prints.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultSeverities } from '../../build/model/rules.ts'
import { errorCodesPage, groups } from '../../scripts/errorCodes/page.ts'
import { fencesOf } from '../support/docFences.ts'

const page = 'content/docs/error-codes.md'

it('has every code once', () => {
  const codes = groups.flatMap((group) => Object.keys(group.codes))
  expect(codes.sort()).toEqual(Object.keys(defaultSeverities).sort())
})

it('is up to date', () => {
  const outputs = fencesOf(page).filter(({ title }) => title === 'Output')
  const printed = new Map(
    outputs.map(({ text }) => [
      / {2}(?:error|warning|info|hint) {2}(\w+) {2}/.exec(text)?.[1] ??
        /^(?:info) {2}(\w+)/.exec(text)?.[1] ??
        'configuration',
      text.trimEnd(),
    ]),
  )
  expect(printed.size).toBe(outputs.length)
  expect(readFileSync(page, 'utf8')).toBe(errorCodesPage(printed))
})
