// `version NAME` under difficult conditions: nothing is lost, and frozen versions do not change.
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})
beforeEach(() => writeFile(root, 'docs/a.md', '# A\n'))

const freeze = (name: string) => runCommand(['version', name, root])
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
    'does not name 1.0: it was interrupted. Add the name to the list, or remove it and try again.',
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

it('freezes the translations of every language, without the label of the current version', async () => {
  const config = { i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de', 'it'] }, docs: { id: 'api' } }
  writeFile(root, 'site.config.json', JSON.stringify({ ...config, title: 'T', url: 'https://t.test' }))
  const plugin = (locale: string) => `i18n/${locale}/docusaurus-plugin-content-docs-api`
  writeFile(root, `${plugin('fr')}/current/a.md`, '# Un\n')
  writeFile(root, `${plugin('fr')}/current.json`, '{"version.label":{"message":"X"},"b":{"message":"B"}}')
  writeFile(root, `${plugin('de')}/current/a.md`, '# Eins\n')
  writeFile(root, `${plugin('en')}/current/a.md`, '# Default\n')
  const { status, stderr } = await runCommand(['version', '1.0', root, '--instance', 'api'])
  expect(status, stderr).toBe(0)
  expect(stderr).toContain('Copied their translations too: fr, de.')
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  expect(read(`${plugin('fr')}/version-1.0/a.md`)).toBe('# Un\n')
  expect(JSON.parse(read(`${plugin('fr')}/version-1.0.json`))).toEqual({ b: { message: 'B' } })
  expect(read(`${plugin('de')}/version-1.0/a.md`)).toBe('# Eins\n')
  expect(readdirSync(join(root, plugin('fr'))).sort()).toEqual([
    'current',
    'current.json',
    'version-1.0',
    'version-1.0.json',
  ])
  expect(readdirSync(join(root, plugin('de'))).sort()).toEqual(['current', 'version-1.0'])
  expect(readdirSync(join(root, plugin('en')))).toEqual(['current'])
  expect(existsSync(join(root, 'i18n/it'))).toBe(false)
})

it('changes nothing when translations cannot be frozen', async () => {
  const config = { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, title: 'T', url: 'https://t.test' }
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'i18n/fr/docusaurus-plugin-content-docs/current.json', '[')
  const { status, stderr } = await freeze('1.0')
  expect(status).toBe(2)
  expect(stderr).toContain('current.json')
  writeFile(root, 'i18n/fr/docusaurus-plugin-content-docs/current.json', '{}')
  writeFile(root, 'i18n/fr/docusaurus-plugin-content-docs/version-1.0.json', '{}')
  expect((await freeze('1.0')).stderr).toContain('does not name 1.0')
  expect(existsSync(join(root, 'versioned_docs'))).toBe(false)
  expect(existsSync(join(root, 'versions.json'))).toBe(false)
})
