// Which repository the edit links of this site lead to.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findRepository, webUrl } from '../../scripts/repository.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
  writeFile(root, 'package.json', '{}')
})

const cloneOf = (origin: string) => {
  execFileSync('git', ['init', '-q', root])
  execFileSync('git', ['-C', root, 'remote', 'add', 'origin', origin])
}
const gitHub = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/fork' }

it.each([
  ['https://github.com/acme/handbook.git', 'https://github.com/acme/handbook'],
  ['git+https://github.com/acme/handbook.git', 'https://github.com/acme/handbook'],
  ['https://x-token:secret@GitLab.com/acme/docs/handbook/', 'https://gitlab.com/acme/docs/handbook'],
  ['git@codeberg.org:acme/handbook.git', 'https://codeberg.org/acme/handbook'],
  ['ssh://git@git.acme.dev/acme/handbook', 'https://git.acme.dev/acme/handbook'],
  ['acme/handbook', 'https://github.com/acme/handbook'],
  ['gitlab:acme/handbook', 'https://gitlab.com/acme/handbook'],
])('takes %s', (text, url) => {
  expect(webUrl(text)).toBe(url)
})

it.each([
  '',
  '/srv/git/handbook.git',
  '../handbook',
  'file:///srv/git/handbook',
  'C:\\git\\handbook',
  'http://github.com/acme/handbook',
  'https://localhost/acme/handbook',
  'https://127.0.0.1/acme/handbook',
  'https://git.internal/acme/handbook',
  'https://mirror:8080/acme/handbook',
  'git@gitserver:acme/handbook.git',
  'git@github.com:../../etc',
  'https://github.com/acme',
  'https://github.com/acme/<b>',
])('does not take %s', (text) => {
  expect(webUrl(text)).toBe(null)
})

it('finds it in package.json, then in variables, then in the clone', () => {
  expect(findRepository(root, {})).toBe(null)
  cloneOf('git@github.com:acme/clone.git')
  expect(findRepository(root, {})?.url).toBe('https://github.com/acme/clone')
  expect(findRepository(root, gitHub)?.url).toBe('https://github.com/acme/fork')
  writeFile(
    root,
    'package.json',
    '{ "repository": { "type": "git", "url": "git+https://github.com/acme/one.git" } }',
  )
  expect(findRepository(root, gitHub)).toEqual({
    url: 'https://github.com/acme/one',
    editUrl: 'https://github.com/acme/one/edit/main',
  })
})

it('is not found where the clone comes from a folder', () => {
  cloneOf(join(root, 'acme/handbook'))
  expect(findRepository(root, {})).toBe(null)
})

it('knows the editors of the hosts', () => {
  const editUrl = (env: Record<string, string>) => findRepository(root, env)?.editUrl
  expect(editUrl({ CI_PROJECT_URL: 'https://git.acme.dev/a/b', CI_DEFAULT_BRANCH: 'trunk' })).toBe(
    'https://git.acme.dev/a/b/-/edit/trunk',
  )
  expect(editUrl({ BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/a/b' })).toBe(
    'https://bitbucket.org/a/b/src/main',
  )
  expect(
    editUrl({ GITHUB_SERVER_URL: 'https://code.acme.dev', GITHUB_REPOSITORY: 'a/b', GITEA_ACTIONS: 'true' }),
  ).toBe('https://code.acme.dev/a/b/_edit/main')
  expect(editUrl({ GITHUB_SERVER_URL: 'https://code.acme.dev', GITHUB_REPOSITORY: 'a/b' })).toBe(
    'https://code.acme.dev/a/b/edit/main',
  )
  expect(editUrl({ REPOSITORY_URL: 'https://code.acme.dev/a/b' })).toBe(null)
})
