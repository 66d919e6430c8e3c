// Translations that are behind their originals in git.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blocksOf, changedBlocks } from '../../../build/upkeep/translations/changedBlocks.ts'
import { outdatedTranslations } from '../../../build/upkeep/translations/outdatedTranslations.ts'
import type { UpkeepSite } from '../../../build/upkeep/upkeep.ts'
import { runCommand } from '../../support/command.ts'
import { memorySite } from '../../support/memorySite.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const git = (...args: readonly string[]) =>
  String(execFileSync('git', ['-C', root, '-c', 'user.name=Ada', '-c', 'user.email=a@b.test', ...args]))

const german = (name: string) => `i18n/de/docusaurus-plugin-content-docs/current/${name}.md`
const files: Record<string, string> = {}

function write(changed: Readonly<Record<string, string>>, commits = true): void {
  for (const [path, text] of Object.entries(changed)) {
    files[path] = text
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  if (!commits) return
  git('add', '.')
  git('commit', '-qm', 'x')
}

async function found() {
  const config = { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }
  const { site, index, input } = memorySite(files, config)
  const project = { root, config: site.config, configFile: null, docusaurus: null }
  const given = { project, site, index, pages: input.pages } as unknown as UpkeepSite
  return (await outdatedTranslations(given)).map(({ file, message, hint }) => `${file} ${message} ${hint}`)
}

it('reports how many commits and blocks a translation is behind', async () => {
  expect(await found()).toEqual([])
  git('init', '-q')
  write({
    'docs/a.md': '# A\n\nOne.\n\nTwo.\n',
    'docs/b.md': '# B\n',
    [german('a')]: '# A\n',
    [german('b')]: '# B\n',
  })
  const hash = git('rev-parse', 'HEAD').slice(0, 10)
  expect(await found()).toEqual([])
  write({ 'docs/a.md': '# A\n\nOne!\n\nTwo.\n', 'docs/b.md': '# B\n\n' })
  write({ 'docs/a.md': '# A\n\nOne!\n\nTwo.\n\nThree.\n' })
  const behind = (commits: string, blocks: string) => [
    `${german('a')} The translation is behind docs/a.md by ${commits}: ${blocks} of it changed. To see the changes, run "git diff ${hash} -- docs/a.md".`,
  ]
  expect(await found()).toEqual(behind('2 commits', '2 blocks'))
  write({ 'docs/a.md': '# A\n\nOne.\n\nTwo.\n' }, false)
  expect(await found()).toEqual([])
  write({ 'docs/a.md': '# A\n\nOne.\n\n2.\n' }, false)
  expect(await found()).toEqual(behind('3 commits', '1 block'))
  write({ [german('a')]: '# A\n\nEins.\n' }, false)
  expect(await found()).toEqual([])
})

it('counts blocks that are new, gone or other ones, whatever their order', () => {
  expect(changedBlocks(blocksOf('a\n\nb'), blocksOf('a\r\n\r\n  b\n'))).toBe(0)
  expect(changedBlocks(blocksOf('a\n\nb'), blocksOf('b\n\na\n\nc'))).toBe(1)
  expect(changedBlocks(blocksOf('a\n\nb'), [])).toBe(2)
  const blocks = fc.array(fc.constantFrom('a', 'b', 'c', 'd'))
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const [one, other] = [blocksOf(before.join('\n\n')), blocksOf(after.join('\n\n'))]
      expect(changedBlocks(one, one)).toBe(0)
      expect(changedBlocks(one, other)).toBe(changedBlocks(other, one))
    }),
  )
})

it('remembers what a translation was made from, so that no history is needed', async () => {
  const run = async (...args: readonly string[]) => (await runCommand([...args])).stdout
  const status = async () => JSON.parse(await run('translations', root, '--json'))
  const source = (text: string) => write({ 'docs/a.md': text }, false)
  write(
    {
      'site.config.json': '{ "i18n": { "defaultLocale": "en", "locales": ["en", "de"] } }\n',
      'docs/a.md': '# A\n\nOne.\n',
      'docs/b.md': '# B\n',
      [german('a')]: '# A\n\nEins.\n',
      [german('gone')]: '# Weg\n',
    },
    false,
  )
  await run('write-translations', root)
  const file = join(root, 'i18n/de/.sources.json')
  const remembered = readFileSync(file, 'utf8')
  expect(remembered).toMatch(
    /^\{ "version": 1\n, "docusaurus-plugin-content-docs\/current\/a\.md": \{"translation":"\w{16}","blocks":\["\w{8}","\w{8}"\]\}\n\}\n$/,
  )
  source('# A\n\nOne!\n\nTwo.\n')
  await run('write-translations', root)
  expect(readFileSync(file, 'utf8')).toBe(remembered)
  const pair = { translation: german('a'), source: 'docs/a.md' }
  expect(await status()).toEqual([
    {
      ...{ locale: 'de', current: 0, missing: ['docs/b.md'], orphaned: [german('gone')] },
      outdated: [{ ...pair, blocks: 2, commits: null, since: null }],
    },
  ])
  expect(await run('translations', root, '--status')).toBe(
    `de: 0 of 2 pages up to date (0 %), 1 behind, 1 missing\n  behind    ${german('a')} (2 changed blocks)\n  missing   docs/b.md\n  orphaned  ${german('gone')}\n`,
  )
  write({ [german('a')]: '# A\n\nEins!\n\nZwei.\n' }, false)
  await run('write-translations', root)
  expect((await status())[0].outdated).toEqual([])
  writeFileSync(file, 'no JSON')
  expect((await status())[0].outdated).toEqual([])
})
