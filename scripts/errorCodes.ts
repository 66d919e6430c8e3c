// Writes content/docs/error-codes.md.
import { writeFileSync } from 'node:fs'
import { errorCodesPage, examples } from './errorCodes/page.ts'
import { printedBy } from './errorCodes/printed.ts'

writeFileSync('content/docs/error-codes.md', errorCodesPage(await printedBy(examples)))
