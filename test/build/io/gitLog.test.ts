// What git reports about a repository: its newest commit, and who changed which files when.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readHead } from '../../../build/io/gitHead.ts'
import { gitCheckout, gitLog } from '../../../build/io/gitLog.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' })

function commit(author: string, day: string, files: readonly string[]): void {
  for (const file of files) writeFile(root, file, `${author} ${day}\n`)
  git('add', '-A')
  const date = `${day}T12:00:00Z`
  execFileSync('git', ['-C', root, 'commit', '-q', '-m', 'Change', `--author=${author} <a@b.example>`], {
    env: {
      ...process.env,
      GIT_COMMITTER_DATE: date,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: 'C',
      GIT_COMMITTER_EMAIL: 'c@b.example',
    },
  })
}

it('lists the commits of a folder, newest first', async () => {
  git('init', '-q')
  commit('Ada Lovelace', '2024-01-02', ['docs/a.md', 'docs/größe b.md', 'other.md'])
  commit('Grace', '2024-03-04', ['docs/a.md'])
  commit('Grace', '2024-05-06', ['other.md'])
  expect(await gitLog({ root, prefix: '', folders: ['docs'] })).toEqual([
    { time: Date.parse('2024-03-04T12:00Z'), author: 'Grace', files: ['docs/a.md'] },
    {
      time: Date.parse('2024-01-02T12:00Z'),
      author: 'Ada Lovelace',
      files: ['docs/a.md', 'docs/größe b.md'],
    },
  ])
  expect((await gitLog({ root, prefix: '', folders: [''] })).map(({ files }) => files)).toEqual([
    ['other.md'],
    ['docs/a.md'],
    ['docs/a.md', 'docs/größe b.md', 'other.md'],
  ])
})

it('names authors as .mailmap does', async () => {
  git('init', '-q')
  commit('runner-17', '2024-01-02', ['docs/a.md'])
  writeFile(root, '.mailmap', 'Documentation team <docs@b.example> runner-17 <a@b.example>\n')
  expect(await gitLog({ root, prefix: '', folders: ['docs'] })).toEqual([
    { time: Date.parse('2024-01-02T12:00Z'), author: 'Documentation team', files: ['docs/a.md'] },
  ])
})

it('names paths relative to a site inside of a repository', async () => {
  git('init', '-q')
  commit('Ada', '2024-01-02', ['site/docs/a.md', 'b.md'])
  const site = join(root, 'site')
  expect(await gitCheckout(site)).toEqual({ head: readHead(site), isShallow: false, prefix: 'site/' })
  const change = { time: Date.parse('2024-01-02T12:00Z'), author: 'Ada' }
  const log = (...folders: string[]) => gitLog({ root: site, prefix: 'site/', folders })
  expect(await log('')).toEqual([{ ...change, files: ['docs/a.md'] }])
  expect(await log('', '..')).toEqual([{ ...change, files: ['../b.md', 'docs/a.md'] }])
})

it('detects a shallow clone, and rejects a folder outside of a repository', async () => {
  mkdirSync(join(root, 'full'))
  const full = join(root, 'full')
  execFileSync('git', ['-C', full, 'init', '-q'])
  await expect(gitCheckout(full)).rejects.toThrow()
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
  for (const name of ['one', 'two'])
    execFileSync('git', ['-C', full, ...identity, 'commit', '-q', '--allow-empty', '-m', name])
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${full}`, join(root, 'clone')])
  const clone = join(root, 'clone')
  expect((await gitCheckout(clone)).isShallow).toBe(true)
  expect(readHead(clone)).toBe(`${readHead(full)} shallow`)
  execFileSync('git', ['-C', clone, 'fetch', '-q', '--unshallow'])
  expect(readHead(clone)).toBe(readHead(full))
})
