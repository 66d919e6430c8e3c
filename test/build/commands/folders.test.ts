// The folder, port and name that a command reads from its arguments, and the values that it rejects.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Arguments } from '../../../build/commands/command.ts'
import { readArguments } from '../../../build/commands/commandLine/readArguments.ts'
import { hostOf, portOf } from '../../../build/commands/commandLine/serverOptions.ts'
import { commands } from '../../../build/commands/index.ts'
import { foldersOf } from '../../../build/commands/project/folders.ts'
import { versionName } from '../../../build/commands/version/versionName.ts'
import { siteFolder } from '../../../build/config/siteFolder.ts'
import { UsageError } from '../../../build/model/usageError.ts'
import { temporaryFolder } from '../../support/engine.ts'

function args(...words: readonly string[]): Arguments {
  const read = readArguments(words, commands)
  if (!read.ok) throw new Error(read.message)
  return read.args
}

describe('folders', () => {
  it.each([
    [args('build'), ['.', '.cache', 'dist']],
    [args('build', 'site', '--out', 'out'), ['site', 'site/.cache', 'out']],
    [args('explain', '/a/', 'site', '--cache', 'c'), ['site', 'c', 'site/dist']],
    [args('version', '1.0'), ['.', '.cache', 'dist']],
  ])('%#', (read, [root = '', cacheFolder = '', outDir = '']) => {
    expect(foldersOf(read)).toEqual({
      root: resolve(root),
      cacheFolder: resolve(cacheFolder),
      outDir: resolve(outDir),
    })
  })

  it('are real paths, of those that exist', () => {
    const { path, remove } = temporaryFolder()
    mkdirSync(join(path, 'real'))
    symlinkSync('real', join(path, 'link'))
    expect(foldersOf(args('build', join(path, 'link')))).toEqual({
      root: join(path, 'real'),
      cacheFolder: join(path, 'real/.cache'),
      outDir: join(path, 'real/dist'),
    })
    remove()
  })

  it.each([
    ['a*b', 'The path of the site contains *, which the bundler does not read as a part of a path: '],
    ['a!b', 'The path of the site contains !, which the bundler does not read as a part of a path: '],
  ])('refuses the folder %s', (name, message) => {
    const { path, remove } = temporaryFolder()
    mkdirSync(join(path, name))
    expect(() => siteFolder(join(path, name))).toThrow(`${message}${join(path, name)}. Rename that folder.`)
    remove()
  })

  it.each([
    [['clear', '--out', '.'], 'The output'],
    [['clear', 'a/b', '--out', 'a'], 'The output'],
    [['clear', '--out', '/'], 'The output'],
    [['build', '--cache', '..'], 'The cache'],
  ])('refuses %j, which contains the site', (words, message) => {
    expect(() => foldersOf(args(...words))).toThrow(UsageError)
    expect(() => foldersOf(args(...words))).toThrow(message)
  })

  it('accepts a folder whose name starts with the name of the site folder', () => {
    expect(foldersOf(args('build', 'site-new', '--out', 'site')).outDir).toBe(resolve('site'))
  })
})

describe('the server', () => {
  it('listens on localhost by default', () => {
    expect([portOf(args('watch')), hostOf(args('watch'))]).toEqual([3000, '127.0.0.1'])
    const other = args('serve', '--port', '0', '--host', '0.0.0.0')
    expect([portOf(other), hostOf(other)]).toEqual([0, '0.0.0.0'])
  })

  it.each(['-1', '65536', '1.5', 'x'])('rejects the port %s', (port) => {
    expect(() => portOf(args('serve', `--port=${port}`))).toThrow(
      `--port needs a number from 0 to 65535, not ${port}.`,
    )
  })
})

describe('the name of a version', () => {
  it.each(['1.0', '2.0-beta.1', 'été', '1.0.draft'])('can be %s', (name) => {
    expect(versionName(name)).toBe(name)
  })

  it.each([
    [undefined, 'version needs a name such as 1.0.'],
    ['  ', 'version needs a name such as 1.0.'],
    ['a/b', 'version needs a name such as 1.0: a name cannot be a path.'],
    ['..', 'version needs a name such as 1.0: ".." is not a name for a version.'],
    ['current', 'version needs a name such as 1.0: "current" is not a name for a version.'],
    ['x'.repeat(65), 'version needs a name such as 1.0: a name has up to 64 visible characters.'],
  ])('cannot be %j', (name, message) => {
    expect(() => versionName(name)).toThrow(new UsageError(message))
  })
})
