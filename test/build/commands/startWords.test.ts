// How a message names the program: each way of installing Troodon has its own.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startWords } from '../../../build/commands/report/startWords.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

/** An empty folder below the temporary one. */
const made = (path: string): string => {
  const whole = join(folder.path, path)
  mkdirSync(whole, { recursive: true })
  return whole
}

it('is the command of the package manager whose lock file is nearest', () => {
  const engine = made('site/node_modules/troodon')
  const site = join(folder.path, 'site')
  expect(startWords(engine, site)).toBe('npx troodon')
  writeFile(site, 'yarn.lock', '')
  expect(startWords(engine, site)).toBe('yarn troodon')
  expect(startWords(engine, made('site/docs/guides'))).toBe('yarn troodon')
})

it('finds the package through links, as pnpm makes them, and in the root of a workspace', () => {
  const engine = made('repo/node_modules/.pnpm/troodon@1.0.0/node_modules/troodon')
  const site = made('repo/packages/site')
  mkdirSync(join(site, 'node_modules'))
  symlinkSync(engine, join(site, 'node_modules/troodon'), 'junction')
  writeFile(folder.path, 'repo/pnpm-lock.yaml', '')
  expect(startWords(engine, site)).toBe('pnpm exec troodon')
})

it('is the name of the program where it is installed globally', () => {
  const site = made('site')
  expect(startWords(made('prefix/lib/node_modules/troodon'), site)).toBe('troodon')
  expect(startWords(made('.npm/_npx/1f/node_modules/troodon'), site)).toBe('npx troodon')
})

it('starts the file in a clone of the repository', () => {
  const engine = made('clone')
  expect(startWords(engine, engine)).toBe('node build/cli.js')
  expect(startWords(engine, made('site'))).toBe(`node ${join(engine, 'build/cli.js')}`)
})
