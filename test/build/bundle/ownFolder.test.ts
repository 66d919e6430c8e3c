// Where a checkout of the repository keeps the bundled themes.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { ownFolder, writableOwnFolder } from '../../../build/bundle/prebuilt/ownFolder.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const checkOut = (): void => {
  mkdirSync(join(root, 'build'))
  writeFileSync(join(root, 'build/main.ts'), '')
}

/** What another user gets: root may write everywhere. */
function asNobody(): unknown {
  const source = readFileSync('build/bundle/prebuilt/ownFolder.ts', 'utf8')
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' })
  const call = `process.stdout.write(JSON.stringify(module.exports.writableOwnFolder(${JSON.stringify(root)})))`
  const args = [
    '--reuid=65534',
    '--regid=65534',
    '--clear-groups',
    process.execPath,
    '-e',
    `${code}\n${call}`,
  ]
  return JSON.parse(execFileSync('setpriv', args, { encoding: 'utf8' }))
}

it('makes the folder in a checkout, apart from the cache of the site in it', () => {
  checkOut()
  expect(writableOwnFolder(root)).toBe(ownFolder(root))
  expect(existsSync(ownFolder(root))).toBe(true)
  expect(ownFolder(root)).not.toBe(join(root, '.cache/theme'))
})

it('makes none for an installed engine', () => {
  expect(writableOwnFolder(root)).toBeNull()
  expect(existsSync(join(root, '.cache'))).toBe(false)
})

it.runIf(process.getuid?.() === 0)('has none for a user who may not write into it', () => {
  checkOut()
  for (const folder of [dirname(root), root]) chmodSync(folder, 0o755)
  expect(asNobody()).toBeNull()
  writableOwnFolder(root)
  expect(asNobody()).toBeNull()
  chmodSync(ownFolder(root), 0o777)
  expect(asNobody()).toBe(ownFolder(root))
})
