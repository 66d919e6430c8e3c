// The outputs on the pages about error codes are those of the command line.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorCodePages, examples } from '../../scripts/errorCodes/page.ts'
import { printedBy } from '../../scripts/errorCodes/printed.ts'

it('shows what check prints for each example: run npm run error-codes after a change', async () => {
  for (const [file, text] of errorCodePages(await printedBy(examples)))
    expect(readFileSync(file, 'utf8'), file).toBe(text)
})
