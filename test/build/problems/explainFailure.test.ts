// Messages for exceptions.
import { expect, it } from 'vitest'
import { explainFailure, strayErrorMessage } from '../../../build/problems/explainFailure.ts'

const system = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

it.each([
  [
    system('EADDRINUSE', { address: '127.0.0.1', port: 80 }),
    '127.0.0.1:80 is used by another program. Choose another port with --port.',
  ],
  [
    system('EACCES', { address: '127.0.0.1', port: 80 }),
    '127.0.0.1:80 cannot be used (EACCES). Choose another one with --port or --host.',
  ],
  [
    system('ENOSPC', { path: '/x/.cache/store/a' }),
    'There is no space left on the disk of /x/.cache/store. Make space there, or choose other folders with --out and --cache. The output folder is unchanged.',
  ],
  [
    system('EISDIR', { path: '/x/a.json' }),
    '/x/a.json is a folder, but must be a file. Rename or remove the folder.',
  ],
  [
    system('ERR_FS_EISDIR', { path: '/x/a.bin' }),
    '/x/a.bin is a folder, but must be a file. Rename or remove the folder.',
  ],
  [
    system('EISDIR'),
    'A folder is in the place of a file of the cache. Remove the cache with troodon clear, and build again.',
  ],
  [
    system('EACCES', { path: 'a', dest: 'b' }),
    'b cannot be written: permission denied. Check who may write to its folder.',
  ],
  [
    new Error('outer', { cause: system('EROFS', { path: 'a' }) }),
    'a cannot be written: the disk is read-only. Check who may write to its folder.',
  ],
  [new Error('outer', { cause: new Error('inner') }), 'The build stopped: outer Cause: inner'],
  [
    new Error('MDB_CORRUPTED: wrong page'),
    'The cache is damaged (MDB_CORRUPTED: wrong page). Build with --no-cache to start with an empty cache.',
  ],
  ['a string', 'The build stopped: a string'],
])('%#', (error, message) => {
  expect(explainFailure(error)).toBe(message)
})

it('proposes no options to a command that has none for folders', () => {
  expect(explainFailure(system('ENOSPC', { path: '/x/versioned_docs/a.md' }), false)).toBe(
    'There is no space left on the disk of /x/versioned_docs. Make space there, and run the command again.',
  )
})

it('names an error outside of a build', () => {
  expect(strayErrorMessage(new Error('too late'))).toBe("unhandled error in the site's code: too late")
})
