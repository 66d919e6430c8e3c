// Errors of a disk name the file that was to be written, and leave no draft.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeNamed, writeWhole } from '../../../build/io/writeWhole.ts'
import { explainFailure } from '../../../build/problems/explainFailure.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

const failureOf = (write: () => void): unknown => {
  try {
    write()
  } catch (error) {
    return error
  }
  return null
}

// A device whose every write finds a full disk.
it.runIf(existsSync('/dev/full'))('names the folder of a full disk', () => {
  const error = failureOf(() => writeNamed('/dev/full', 'text'))
  expect(explainFailure(error, false)).toBe(
    'There is no space left on the disk of /dev. Make space there, and run the command again.',
  )
})

it('leaves no draft beside a file that cannot be replaced', () => {
  const folder = temporaryFolder()
  writeFile(folder.path, 'list.json/a', '')
  expect(failureOf(() => writeWhole(join(folder.path, 'list.json'), '[]'))).toBeInstanceOf(Error)
  expect(readdirSync(folder.path)).toEqual(['list.json'])
  folder.remove()
})
