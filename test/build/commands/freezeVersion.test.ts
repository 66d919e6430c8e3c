// `version NAME` under difficult conditions: nothing is lost, and frozen versions do not change.
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { runCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})
beforeEach(() => writeFile(root, 'docs/a.md', '# A\n'))

const freeze = (name: string) => runCli(['version', name, root])
const versions = () => JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8'))

it('keeps both versions when two are frozen at the same time', async () => {
  const [one, two] = await Promise.all([freeze('1.0'), freeze('2.0')])
  expect([one.status, two.status], one.stderr + two.stderr).toEqual([0, 0])
  expect(versions().sort()).toEqual(['1.0', '2.0'])
})

it('keeps a version whose name looks like a draft of another', async () => {
  expect((await freeze('1.0.draft')).status).toBe(0)
  expect((await freeze('1.0')).status).toBe(0)
  expect(versions()).toEqual(['1.0', '1.0.draft'])
  expect(readdirSync(join(root, 'versioned_docs')).sort()).toEqual(['version-1.0', 'version-1.0.draft'])
})

it('freezes files that links lead to, and omits files that are not content', async () => {
  symlinkSync('a.md', join(root, 'docs/link.md'))
  symlinkSync('/nowhere', join(root, 'docs/dangling.md'))
  symlinkSync('/etc/hostname', join(root, 'docs/outside.md'))
  symlinkSync('..', join(root, 'docs/loop'))
  execFileSync('mkfifo', [join(root, 'docs/pipe.md')])
  const { status, stderr } = await freeze('1.0')
  expect(status, stderr).toBe(0)
  const frozen = join(root, 'versioned_docs/version-1.0')
  expect(readdirSync(frozen).sort()).toEqual(['a.md', 'link.md'])
  expect(lstatSync(join(frozen, 'link.md')).isFile()).toBe(true)
})

it('explains what to do if it was interrupted before the list was written', async () => {
  writeFile(root, 'versioned_docs/version-1.0/a.md', '# A\n')
  const { status, stderr } = await freeze('1.0')
  expect(status).toBe(2)
  expect(stderr).toContain(
    'does not name 1.0: it was interrupted. Add the name to the list, or remove the folder and try again.',
  )
})

it.each(['{', '{}', '[1]'])('does not change the list %s', async (list) => {
  writeFile(root, 'versions.json', list)
  const { status, stderr } = await freeze('1.0')
  expect(status).toBe(2)
  expect(stderr).toContain('versions.json')
  expect(readFileSync(join(root, 'versions.json'), 'utf8')).toBe(list)
  expect(existsSync(join(root, 'versioned_docs'))).toBe(false)
})

it.each(['1.0 ', 'a?b', 'a#b', 'a%2fb', 'a:b'])('rejects the name %j', async (name) => {
  expect((await freeze(name)).stderr).toContain('a name is part of URLs and of folders on every system')
})
