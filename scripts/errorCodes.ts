// Writes content/docs/error-codes.md and the folder of the same name.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { areasFolder, errorCodePages, examples } from './errorCodes/page.ts'
import { printedBy } from './errorCodes/printed.ts'

const pages = errorCodePages(await printedBy(examples))
rmSync(areasFolder, { recursive: true, force: true })
mkdirSync(areasFolder)
for (const [file, text] of pages) writeFileSync(file, text)
