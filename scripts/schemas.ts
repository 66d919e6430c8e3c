// `npm run schemas`: writes the JSON schemas to schemas/, from the schemas and comments in build/. Run it
// after you change either; a test compares the files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allSchemas, printed } from './schemas/allSchemas.ts'

mkdirSync('schemas', { recursive: true })
for (const [file, schema] of allSchemas()) writeFileSync(join('schemas', file), printed(schema))
