// Paths of Windows and of POSIX, on any system.
import { posix, win32 } from 'node:path'
import { describe, expect, it } from 'vitest'
import { absolutePath, isSamePath, isWithin, outOfDrive, relativePath } from '../../../build/io/osPath.ts'

describe('whether a path is within a folder', () => {
  it.each([
    ['C:\\site', 'C:\\site', true],
    ['C:\\site\\docs\\a.md', 'C:\\site', true],
    ['c:/site/docs/a.md', 'C:\\site', true],
    ['C:\\Site\\Docs\\a.md', 'C:\\site\\', true],
    ['D:\\a.md', 'D:\\', true],
    ['\\\\server\\share\\site\\a.md', '\\\\server\\share\\site', true],
    ['\\\\server\\share\\a.md', '\\\\server\\share\\', true],
    ['C:\\site-2\\a.md', 'C:\\site', false],
    ['D:\\site\\a.md', 'C:\\site', false],
    ['C:\\', 'C:\\site', false],
    ['C:\\site\\..\\other', 'C:\\site', false],
  ])('%s in %s on Windows: %s', (path, folder, expected) => {
    expect(isWithin(path, folder, win32)).toBe(expected)
  })

  it.each([
    ['/site', '/site', true],
    ['/site/docs/a.md', '/site', true],
    ['/a.md', '/', true],
    ['/Site/a.md', '/site', false],
    ['/site-2/a.md', '/site', false],
    ['/site\\a.md', '/site', false],
  ])('%s in %s elsewhere: %s', (path, folder, expected) => {
    expect(isWithin(path, folder, posix)).toBe(expected)
  })
})

it('knows two spellings of one path', () => {
  expect(isSamePath('C:\\site\\dist', 'c:/site/dist', win32)).toBe(true)
  // The target of a junction ends with a slash.
  expect(isSamePath('C:\\site\\', 'C:\\site', win32)).toBe(true)
  expect(isSamePath('C:\\', 'c:\\', win32)).toBe(true)
  expect(isSamePath('C:\\site\\dist', 'D:\\site\\dist', win32)).toBe(false)
  expect(isSamePath('/site/dist', '/site/Dist', posix)).toBe(false)
})

it('writes paths with slashes', () => {
  expect(relativePath('C:\\site', 'C:\\site\\docs\\a b.md', win32)).toBe('docs/a b.md')
  expect(relativePath('C:\\site', 'c:\\docs\\a.md', win32)).toBe('../docs/a.md')
  expect(relativePath('C:\\site', 'D:\\docs\\a.md', win32)).toBe('D:/docs/a.md')
  expect(relativePath('/site', '/docs/a.md', posix)).toBe('../docs/a.md')
  expect(relativePath('/site', '/site/a\\b.md', posix)).toBe('a\\b.md')
})

it('writes a drive in upper case', () => {
  expect(absolutePath('c:\\site\\.', win32)).toBe('C:\\site')
  expect(absolutePath('/site/.', posix)).toBe('/site')
})

it('names the outputs of the bundler on the drive of the cache', () => {
  expect(outOfDrive('D:\\site\\.cache', win32)).toBe('D:\\out')
  expect(outOfDrive('\\\\server\\share\\site', win32)).toBe('\\\\server\\share\\out')
  expect(outOfDrive('/site/.cache', posix)).toBe('/out')
  const file = win32.join(outOfDrive('D:\\site\\.cache', win32), 'assets/a.js')
  expect(relativePath(outOfDrive('D:\\site\\.cache\\theme\\client', win32), file, win32)).toBe('assets/a.js')
})
