// Why a file of the site could not be read, and where.
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { locateFailure } from '../../../build/config/locateFailure.ts'

const root = resolve('/site')
const reasonOf = async (error: unknown) => {
  const { file, reason, hint } = await locateFailure(error, join(root, 'sidebars.js'), root)
  return { file, reason, hint }
}

it.each([
  [
    "Cannot find module './items.js' imported from /site/sidebars.js",
    'imports ./items.js, which does not exist',
  ],
  [
    "Cannot find module '/site/a.js'\nRequire stack:\n- /site/b.js",
    'imports /site/a.js, which does not exist',
  ],
  ["Cannot find module 'C:\\site\\a.js'\nRequire stack:", 'imports C:\\site\\a.js, which does not exist'],
])('names a file that is not there: %s', async (message, reason) => {
  expect(await reasonOf(new Error(message))).toEqual({ file: 'sidebars.js', reason, hint: null })
})

it('names a package that is not installed', async () => {
  const error = new Error("Cannot find package 'birds' imported from /site/sidebars.js")
  expect(await reasonOf(error)).toEqual({
    file: 'sidebars.js',
    reason: 'imports birds, which is not installed',
    hint: 'Run npm install birds.',
  })
})

it('names the package of an import', async () => {
  const hintOf = async (name: string) =>
    (await reasonOf(new Error(`Cannot find package '${name}' imported from /site/a.js`))).hint
  expect(await hintOf('dotenv/config')).toBe('Run npm install dotenv.')
  expect(await hintOf('@birds/nest/egg.js')).toBe('Run npm install @birds/nest.')
})

it('says that a folder is no file', async () => {
  const error = Object.assign(new Error('EISDIR: illegal operation on a directory, read'), { code: 'EISDIR' })
  expect(await reasonOf(error)).toMatchObject({ reason: 'is a folder', hint: 'Name a file.' })
})

it('tells code that fails from a file that cannot be read', async () => {
  expect((await reasonOf(new Error('no birds'))).reason).toBe('fails: no birds')
  expect((await reasonOf('thrown')).reason).toBe('fails: thrown')
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' })
  expect((await reasonOf(denied)).reason).toBe('cannot be read: denied')
})
