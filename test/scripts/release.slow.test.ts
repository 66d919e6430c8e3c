// Releases: versions and texts, and a whole one in a small repository with a remote of its own.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { releaseChangelog, sectionsOf } from '../../scripts/release/changelog.ts'
import { releaseLock, releaseManifest } from '../../scripts/release/manifests.ts'
import { checkTag, type ReleaseOptions, release } from '../../scripts/release/release.ts'
import { isNewer, nextVersion } from '../../scripts/release/version.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

describe('a version', () => {
  it.each([
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
    ['0.1.0', '0.1.0', '0.1.0'],
    ['0.1.0', '10.20.30', '10.20.30'],
    ['0.1.0', 'v1.0.0', null],
    ['0.1.0', '1.0', null],
    ['0.1.0', '01.0.0', null],
    ['0.1.0', '1.0.0-beta.1', null],
  ])('after %s with %s is %s', (current, word, expected) => {
    expect(nextVersion(current, word)).toBe(expected)
  })

  it('is newer by its numbers, not its letters', () => {
    expect(isNewer('0.10.0', '0.9.9')).toBe(true)
    expect(isNewer('0.9.9', '0.10.0')).toBe(false)
    expect(isNewer('1.0.0', '1.0.0')).toBe(false)
  })
})

const changelog = `# Changelog

## Unreleased

### Fixed

- A link.

## 0.1.0 - 2026-11-30

The first version.
`
const released = { version: '0.2.0', repository: 'https://github.com/acme/troodon' }

describe('the changelog', () => {
  it('gets a section for the version, and an empty one for the next', () => {
    const sections = sectionsOf(releaseChangelog(changelog, '0.2.0', '2026-12-01'))
    expect(sections).toEqual([
      { title: 'Unreleased', text: '' },
      { title: '0.2.0 - 2026-12-01', text: '### Fixed\n\n- A link.' },
      { title: '0.1.0 - 2026-11-30', text: 'The first version.' },
    ])
  })

  it('must say what changed', () => {
    const empty = changelog.replace('### Fixed\n\n- A link.\n\n', '')
    expect(() => releaseChangelog(empty, '0.2.0', '2026-12-01')).toThrow('is empty')
    expect(() => releaseChangelog('# Changelog\n', '0.2.0', '2026-12-01')).toThrow(
      'no section "## Unreleased"',
    )
  })

  it('of this repository can be released', () => {
    const titles = sectionsOf(readFileSync('CHANGELOG.md', 'utf8')).map(({ title }) => title)
    expect(titles[0]).toBe('Unreleased')
  })
})

describe('manifests', () => {
  it('get the version and the repository', () => {
    const text = '{ "name": "create-troodon", "version": "0.1.0", "license": "MIT" }'
    expect(JSON.parse(releaseManifest(text, released, 'create-troodon'))).toEqual({
      name: 'create-troodon',
      version: '0.2.0',
      license: 'MIT',
      repository: {
        type: 'git',
        url: 'git+https://github.com/acme/troodon.git',
        directory: 'create-troodon',
      },
    })
  })

  it('keep their order and form', () => {
    const text = readFileSync('package.json', 'utf8')
    const { version } = JSON.parse(text) as { readonly version: string }
    const again = releaseManifest(text, { ...released, version }).replace(
      /,\n {2}"repository": \{.*?\n {2}\}/s,
      '',
    )
    expect(again).toBe(text)
    const lock = readFileSync('package-lock.json', 'utf8')
    expect(releaseLock(lock, { ...released, version })).toBe(lock)
  })
})

let root: string
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
const commit = (message: string) => {
  git('add', '.')
  git('commit', '-q', '-m', message)
}

function releaseIt(options: Partial<ReleaseOptions> = {}): readonly string[] {
  const lines: string[] = []
  const texts = () => [{ path: 'README.md', text: 'Install it.\n' }]
  const now = new Date('2026-12-01T10:00:00Z')
  release({ root, word: 'minor', now, isDryRun: false, print: (line) => lines.push(line), texts, ...options })
  return lines
}

describe('a release', { timeout: 60_000 }, () => {
  siteFolder((path) => {
    root = path
    git('init', '-q', '-b', 'main')
    git('config', 'user.name', 'Ada')
    git('config', 'user.email', 'ada@example.com')
    const lock = {
      name: 'troodon',
      version: '0.1.0',
      packages: { '': { name: 'troodon', version: '0.1.0' } },
    }
    const manifest = { name: 'troodon', version: '0.1.0', repository: 'acme/troodon', files: [] }
    writeFile(root, 'package.json', JSON.stringify(manifest))
    writeFile(root, 'package-lock.json', JSON.stringify(lock))
    writeFile(root, 'create-troodon/package.json', '{ "name": "create-troodon", "version": "0.1.0" }')
    writeFile(root, 'CHANGELOG.md', changelog)
    writeFile(root, '.gitignore', '.cache/\n')
    writeFile(root, 'README.md', 'Clone it.\n')
    commit('Begin')
  })

  it('changes the files, packs, commits and tags', () => {
    expect(releaseIt()).toEqual([
      'Changed CHANGELOG.md',
      'Changed package.json',
      'Changed package-lock.json',
      'Changed create-troodon/package.json',
      'Packed .cache/release/troodon-0.2.0.tgz',
      'Packed .cache/release/create-troodon-0.2.0.tgz',
      'Tagged v0.2.0. To publish it, run: git push --follow-tags origin main',
    ])
    expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0')
    expect(git('describe')).toBe('v0.2.0')
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe('Install it.\n')
    expect(git('status', '--porcelain')).toBe('')
    expect(existsSync(join(root, '.cache/release/create-troodon-0.2.0.tgz'))).toBe(true)
    expect(() => checkTag(root, 'v0.2.0')).not.toThrow()
    expect(() => checkTag(root, 'v0.3.0')).toThrow('package.json has version 0.2.0, but the tag is v0.3.0.')
    expect(() => releaseIt()).toThrow('is empty')
    expect(() => releaseIt({ word: '0.2.0' })).toThrow('0.2.0 is already released')
    expect(() => releaseIt({ word: '0.1.9' })).toThrow('0.1.9 is older than 0.2.0')
  })

  it('only prints what it would do with --dry-run', () => {
    expect(releaseIt({ isDryRun: true }).at(-1)).toBe(
      'Would pack both packages, commit "Release 0.2.0", and tag v0.2.0.',
    )
    expect(git('status', '--porcelain')).toBe('')
    expect(git('tag')).toBe('')
  })

  it('leaves everything as it was if a package cannot be packed', () => {
    writeFile(
      root,
      'create-troodon/package.json',
      '{ "version": "0.1.0", "scripts": { "prepack": "exit 1" } }',
    )
    commit('Break packing')
    expect(() => releaseIt()).toThrow('The packages could not be packed. The files are as before.')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('tag')).toBe('')
  })

  it('needs a clean main branch with all commits of the remote', () => {
    expect(() => releaseIt({ word: 'huge' })).toThrow('"huge" is no version.')
    const origin = join(dirname(root), 'origin.git')
    execFileSync('git', ['clone', '-q', '--bare', root, origin])
    git('remote', 'add', 'origin', origin)
    writeFile(root, 'new.txt', 'new')
    expect(() => releaseIt()).toThrow('Some files are changed and not committed.')
    commit('Add a file')
    git('push', '-q', 'origin', 'main')
    git('reset', '-q', '--hard', 'HEAD^')
    expect(() => releaseIt()).toThrow('origin/main has commits that are not here.')
    git('checkout', '-q', '-b', 'other')
    expect(() => releaseIt()).toThrow('Releases are made on the branch main. This is other.')
  })

  it('needs the URL of the repository', () => {
    writeFile(root, 'package.json', '{ "name": "troodon", "version": "0.1.0" }')
    commit('Forget the repository')
    expect(() => releaseIt()).toThrow('The packages need the URL of their repository.')
  })
})
