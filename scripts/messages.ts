// Writes build/read/messages/en.json: the interface texts in the code, by id.
import { writeFileSync } from 'node:fs'
import { messagesInCode } from './messages/messagesInCode.ts'

const sorted = [...messagesInCode()].sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync('build/read/messages/en.json', `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
