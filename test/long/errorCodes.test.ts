// The outputs on the page about error codes are those of the command line.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorCodesPage, examples } from '../../scripts/errorCodes/page.ts'
import { printedBy } from '../../scripts/errorCodes/printed.ts'

it('shows what check prints for each example: run npm run error-codes after a change', async () => {
  expect(readFileSync('content/docs/error-codes.md', 'utf8')).toBe(errorCodesPage(await printedBy(examples)))
})
