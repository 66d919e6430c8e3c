// The module in place of code that the bundler left out.
import { leftOutError, leftOutNote } from '../../io/leftOutCode.ts'

/** It is in a folder of the server's code, and leaves its note beside this folder. */
export const leftOutModule = `import { writeFileSync } from 'node:fs'
writeFileSync(new URL(${JSON.stringify(`../${leftOutNote}`)}, import.meta.url), '')
throw Object.assign(new Error('This code is not part of the bundle yet.'), { code: ${JSON.stringify(leftOutError)} })`
