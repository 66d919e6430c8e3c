// Errors of the system as words: no code of the system reaches the terminal.
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { systemMessage } from '../../../build/model/systemReason.ts'
import { testFolder } from '../../support/testFolder.ts'

function messageOf(act: () => void): string | null {
  try {
    act()
    return 'nothing was thrown'
  } catch (error) {
    return systemMessage(error as Error)
  }
}

it('has the words of the system for a code without words of ours', () => {
  const folder = testFolder()
  const file = join(folder, 'a')
  writeFileSync(file, '')
  expect(messageOf(() => mkdirSync(file))).toBe(`${file} cannot be written: file already exists`)
  expect(messageOf(() => rmdirSync(folder))).toBe(`${folder} cannot be written: directory not empty`)
  expect(messageOf(() => mkdirSync(join(file, 'b')))).toBe(
    `${join(file, 'b')} cannot be written: a part of its path is a file`,
  )
})
