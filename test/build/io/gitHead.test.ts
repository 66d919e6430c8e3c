// The commit that is checked out, as git itself says, however git stores it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { readHead } from '../../../build/io/gitHead.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    encoding: 'utf8',
  }).trim()
const commit = () => git('commit', '-q', '--allow-empty', '-m', 'Change')

it('is empty outside of a repository and before the first commit', () => {
  expect(readHead(root)).toBe('')
  git('init', '-q')
  expect(readHead(root)).toBe('')
})

it('is that of a branch, in its own file and among packed branches, and that of no branch', () => {
  git('init', '-q', '-b', 'main')
  commit()
  mkdirSync(join(root, 'docs'))
  expect(readHead(join(root, 'docs'))).toBe(git('rev-parse', 'HEAD'))
  git('branch', 'other/main')
  commit()
  git('pack-refs', '--all')
  expect(readHead(root)).toBe(git('rev-parse', 'main'))
  // A new commit has a file of its own again, beside the packed one.
  commit()
  expect(readHead(root)).toBe(git('rev-parse', 'main'))
  git('checkout', '-q', '--detach', 'other/main')
  expect(readHead(root)).toBe(git('rev-parse', 'other/main'))
})

it('is that of a work tree, also with a relative path to its repository', () => {
  git('init', '-q', '-b', 'main')
  commit()
  const tree = join(dirname(root), 'tree')
  git('worktree', 'add', '-q', '-b', 'beside', tree)
  git('-C', tree, 'commit', '-q', '--allow-empty', '-m', 'Beside')
  expect(readHead(tree)).toBe(git('rev-parse', 'beside'))
  expect(readHead(root)).toBe(git('rev-parse', 'main'))
  const link = join(tree, '.git')
  const folder = readFileSync(link, 'utf8').replace('gitdir: ', '').trim()
  writeFileSync(link, `gitdir: ${relative(tree, folder)}\n`)
  expect(readHead(tree)).toBe(git('rev-parse', 'beside'))
})
