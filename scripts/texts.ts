// Writes the parts of texts that come from data: `npm run texts`.
import { writeFileSync } from 'node:fs'
import { allTexts } from './texts/allTexts.ts'

for (const { path, text } of allTexts()) writeFileSync(path, text)
