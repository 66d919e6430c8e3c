// Paths that modules of the site and its configuration have on Windows.
import { posix, win32 } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { placesIn } from '../../../build/config/locateFailure.ts'
import { isPathId } from '../../../build/config/modules/resolveModule.ts'
import { trimSlashes } from '../../../build/config/trimSlashes.ts'
import { writtenConfig } from '../../../build/config/writtenConfig.ts'
import { missingFolders } from '../../../build/problems/missingContent.ts'

it('finds the files of a stack trace', () => {
  const { href } = pathToFileURL('/my site/site.config.ts')
  const stack = `Error: x
    at Object.<anonymous> (C:\\my site\\site.config.ts:3:9)
    at run (file:///C:/site/sidebars.ts:4:1)
    at ${href}:5:2
    at c:/site/a.ts:6:3
    at node:internal/modules/cjs/loader:1:2`
  expect(placesIn(stack)).toEqual([
    { path: 'C:\\my site\\site.config.ts', line: 3, column: 9 },
    { path: 'file:///C:/site/sidebars.ts', line: 4, column: 1 },
    { path: 'file:///my%20site/site.config.ts', line: 5, column: 2 },
    { path: 'c:/site/a.ts', line: 6, column: 3 },
  ])
})

it.each([
  ['C:\\site\\a.ts', true, false],
  ['C:/site/a.ts', true, false],
  ['\\\\server\\share\\a.ts', true, false],
  ['/site/a.ts', true, true],
  ['./a', true, true],
  ['..', true, true],
  ['package/a', false, false],
  ['@scope/a', false, false],
  ['.hidden', false, false],
])('knows whether an import of %s names a path: on Windows %s, elsewhere %s', (id, onWindows, elsewhere) => {
  expect(isPathId(id, win32)).toBe(onWindows)
  expect(isPathId(id, posix)).toBe(elsewhere)
})

it('reads folders that are written with backslashes', () => {
  expect(trimSlashes('.\\content\\docs\\')).toBe('content/docs')
  expect(trimSlashes('..\\docs')).toBe('../docs')
  const { folders } = writtenConfig({ docs: { path: 'a\\b' } }, 'content')
  expect(folders).toEqual([{ key: 'docs.path', value: 'a\\b', folder: 'content/a/b' }])
})

it('explains that a folder on another drive cannot be used', () => {
  const written = writtenConfig({ docs: { path: 'D:\\docs' } }, '')
  const config = { contentDir: '', docs: [], blogs: [], staticDirectories: [], i18n: { locales: ['en'] } }
  const [problem] = missingFolders({ root: '/nowhere', config, configFile: null, written } as never)
  expect(problem).toMatchObject({
    message: 'docs.path is "D:\\docs", but there is no folder D:/docs.',
    hint: 'Write the folder relative to the folder of the site. It must be on the same drive.',
  })
})
