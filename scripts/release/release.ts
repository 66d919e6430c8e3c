// One release: checks the repository, changes the files, packs both packages, commits and tags. Publishing
// is left to .github/workflows/release.yml, which a pushed tag starts.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRepository } from '../repository.ts'
import { releaseChangelog, sectionsOf, versionOf } from './changelog.ts'
import { type Released, releaseLock, releaseManifest, versionIn } from './manifests.ts'
import { isNewer, nextVersion } from './version.ts'

export interface ReleaseOptions {
  readonly root: string
  /** `patch`, `minor`, `major` or a version. */
  readonly word: string
  readonly now: Date
  readonly isDryRun: boolean
  readonly print: (line: string) => void
  /** Texts that depend on the changed files: they are made when these are written. */
  readonly texts: () => readonly { readonly path: string; readonly text: string }[]
}

/** Where the packages are written. Git ignores it. */
const packFolder = '.cache/release'

/** Throws with a sentence if the release cannot be made. Nothing is changed then. */
export function release({ root, word, now, isDryRun, print, texts }: ReleaseOptions): void {
  const git = gitIn(root)
  const tags = git('tag', '--list', 'v*.*.*').split('\n').filter(Boolean)
  const version = chosenVersion(read(root, 'package.json'), word, tags)
  checkRepository(git)
  const repository = findRepository(root)?.url
  if (!repository)
    throw new Error(
      'The packages need the URL of their repository. Set `repository` in package.json, or a public remote `origin`.',
    )
  const files = releasedFiles(root, { version, repository }, now)
  const changed = files.filter(({ path, text }) => text !== read(root, path))
  for (const { path } of changed) print(`${isDryRun ? 'Would change' : 'Changed'} ${path}`)
  if (isDryRun) print(`Would pack both packages, commit "Release ${version}", and tag v${version}.`)
  else makeRelease({ root, version, changed, print, texts })
}

interface Prepared extends Pick<ReleaseOptions, 'root' | 'print' | 'texts'> {
  readonly version: string
  readonly changed: readonly ReleasedFile[]
}

function makeRelease({ root, version, changed, print, texts }: Prepared): void {
  const git = gitIn(root)
  const paths = new Set<string>()
  const write = (files: readonly ReleasedFile[]) => {
    for (const { path, text } of files) {
      writeFileSync(join(root, path), text)
      paths.add(path)
    }
  }
  try {
    write(changed)
    write(texts())
    for (const name of pack(root)) print(`Packed ${packFolder}/${name}`)
  } catch (cause) {
    git('checkout', '--', ...paths)
    throw new Error('The packages could not be packed. The files are as before.', { cause })
  }
  git('commit', '--quiet', '-m', `Release ${version}`, '--', ...paths)
  git('tag', '-a', `v${version}`, '-m', `Troodon ${version}`)
  print(`Tagged v${version}. To publish it, run: git push --follow-tags origin main`)
}

/** For the workflow: the tag, both packages and the changelog must have one version. */
export function checkTag(root: string, tag: string): void {
  const version = tag.replace(/^v/, '')
  for (const path of ['package.json', 'create-troodon/package.json']) {
    const found = versionIn(read(root, path))
    if (found !== version) throw new Error(`${path} has version ${found}, but the tag is ${tag}.`)
  }
  if (!sectionsOf(read(root, 'CHANGELOG.md')).some((section) => versionOf(section) === version))
    throw new Error(`CHANGELOG.md has no section for ${version}.`)
}

function chosenVersion(manifest: string, word: string, tags: readonly string[]): string {
  const current = versionIn(manifest)
  const version = nextVersion(current, word)
  if (version === null)
    throw new Error(`"${word}" is no version. Use patch, minor, major, or a number such as 1.2.3.`)
  if (tags.includes(`v${version}`))
    throw new Error(`${version} is already released: the tag v${version} exists.`)
  const last = tags.map((tag) => tag.slice(1)).reduce((a, b) => (isNewer(b, a) ? b : a), '0.0.0')
  if (!isNewer(version, last)) throw new Error(`${version} is older than ${last}, the last release.`)
  return version
}

function checkRepository(git: ReturnType<typeof gitIn>): void {
  const branch = git('branch', '--show-current')
  if (branch !== 'main')
    throw new Error(`Releases are made on the branch main. This is ${branch || 'no branch'}.`)
  if (git('status', '--porcelain') !== '')
    throw new Error('Some files are changed and not committed. Commit or stash them first.')
  if (!git('remote').split('\n').includes('origin')) return
  git('fetch', '--quiet', 'origin', 'main')
  if (git('rev-list', 'HEAD..origin/main') !== '')
    throw new Error('origin/main has commits that are not here. Run `git pull --rebase` first.')
}

interface ReleasedFile {
  readonly path: string
  readonly text: string
}

function releasedFiles(root: string, released: Released, now: Date): readonly ReleasedFile[] {
  const date = now.toISOString().slice(0, 10)
  const made = {
    'CHANGELOG.md': (text: string) => releaseChangelog(text, released.version, date),
    'package.json': (text: string) => releaseManifest(text, released),
    'package-lock.json': (text: string) => releaseLock(text, released),
    'create-troodon/package.json': (text: string) => releaseManifest(text, released, 'create-troodon'),
  }
  return Object.entries(made).map(([path, change]) => ({ path, text: change(read(root, path)) }))
}

function pack(root: string): readonly string[] {
  const target = join(root, packFolder)
  mkdirSync(target, { recursive: true })
  const words = ['pack', '--silent', '--pack-destination', target]
  return ['.', 'create-troodon'].map((folder) => {
    const printed = run('npm', words, join(root, folder))
    return printed.split('\n').at(-1) ?? ''
  })
}

const gitIn =
  (root: string) =>
  (...args: readonly string[]): string =>
    run('git', ['-C', root, ...args])

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

const run = (command: string, args: readonly string[], cwd?: string): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd }).trim()
