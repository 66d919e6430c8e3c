// Configurations and sidebars that never end: the build names them, and ends.
import { expect, it } from 'vitest'
import { inTime, syncInTime, TimeLimitError } from '../../../build/io/inTime.ts'
import { runCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
  writeFile(root, 'docs/a.md', '# A\n')
})

const build = () => runCli(['build', root], { TROODON_CONFIG_SECONDS: '1' })

it.each([
  ['at its top', 'for (;;) {}\nexport default {}\n'],
  ['in a function', 'export default () => {\n  for (;;) {}\n}\n'],
  ['in a promise', 'export default () => new Promise(() => {})\n'],
  ['while it waits at its top', 'await new Promise(() => {})\nexport default {}\n'],
])('a configuration that does not end %s', async (_, text) => {
  writeFile(root, 'site.config.mjs', text)
  const { status, stderr } = await build()
  expect(stderr).toContain('site.config.mjs')
  expect(stderr).toContain('does not finish within 1 seconds.')
  expect(stderr).toContain('TROODON_CONFIG_SECONDS')
  expect(status).not.toBe(0)
})

it('a loop behind an await', async () => {
  writeFile(root, 'site.config.mjs', 'export default async () => {\n  await null\n  for (;;) {}\n}\n')
  const { status, stderr } = await build()
  expect(stderr).toMatch(/site\.config\.mjs does not finish within 1 seconds\./)
  expect(status).not.toBe(0)
})

it('a sidebars file', async () => {
  writeFile(root, 'sidebars.js', 'for (;;) {}\nexport default {}\n')
  const { stderr } = await build()
  expect(stderr).toContain('sidebars.js:1:1')
  expect(stderr).toContain('The file does not finish within 1 seconds.')
})

it('returns and throws what the function does', async () => {
  expect(syncInTime(() => 5, 1)).toBe(5)
  expect(() =>
    syncInTime(() => {
      throw new Error('own')
    }, 1),
  ).toThrow('own')
  expect(() => syncInTime(() => syncInTime(() => forever(), 0.05), 5)).toThrow(TimeLimitError)
  expect(await inTime(async () => 6, 1, 'x')).toBe(6)
  await expect(inTime(() => Promise.reject(new Error('own')), 1, 'x')).rejects.toThrow('own')
})

function forever(): never {
  for (;;);
}
