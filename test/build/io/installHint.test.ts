// The command that installs a missing package.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { installHint } from '../../../build/io/installHint.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let folder: string
siteFolder((path) => {
  folder = path
  writeFile(path, '.git/HEAD', '')
  writeFile(path, 'website/package.json', '{ "devDependencies": { "known": "1" } }')
})

const hints = () => ['other', 'known'].map((name) => installHint(name, join(folder, 'website')))

it.each([
  ['package-lock.json', 'npm install other', 'npm install'],
  ['yarn.lock', 'yarn add other', 'yarn install'],
  ['pnpm-lock.yaml', 'pnpm add other', 'pnpm install'],
  ['bun.lock', 'bun add other', 'bun install'],
])('is that of the package manager with %s', (file, other, known) => {
  writeFile(folder, file, '')
  expect(hints()).toEqual([`Install it: ${other}`, `Install it: ${known}`])
})

it('is that of npm without a lock file', () => {
  expect(hints()).toEqual(['Install it: npm install other', 'Install it: npm install'])
})

it("says what to do in a project that uses Yarn's Plug'n'Play", () => {
  writeFile(folder, 'yarn.lock', '')
  writeFile(folder, '.pnp.cjs', '')
  for (const hint of hints()) expect(hint).toContain('Write `nodeLinker: node-modules` into .yarnrc.yml')
})
