// The module in place of code that the bundler left out.
import { leftOutError, leftOutNote } from '../../io/leftOutCode.ts'

/** It is in a folder of the server's code, and leaves its note beside this folder, if that is still there. */
export const leftOutModule = `import { writeFileSync } from 'node:fs'
try {
  writeFileSync(new URL(${JSON.stringify(`../${leftOutNote}`)}, import.meta.url), '')
} catch (error) {
  if (error.code !== 'ENOENT') throw error
}
throw Object.assign(new Error('This code is not part of the bundle yet.'), { code: ${JSON.stringify(leftOutError)} })`
