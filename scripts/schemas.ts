// `npm run schemas`: writes the JSON schemas to schemas/, from the schemas and comments in build/. Run it
// after you change either; a test compares the files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groups } from './errorCodes/page.ts'
import { allSchemas, printed } from './schemas/allSchemas.ts'
import { referenceText } from './schemas/reference.ts'

mkdirSync('schemas', { recursive: true })
const schemas = allSchemas()
for (const [file, schema] of schemas) writeFileSync(join('schemas', file), printed(schema))
writeFileSync('schemas/reference.md', referenceText(schemas, groups))
