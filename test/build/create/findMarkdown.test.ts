// The folder of Markdown files that a site is made from.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findMarkdown } from '../../../build/create/findMarkdown.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

it.each<[string, readonly string[], string | null]>([
  ['no files', [], null],
  ['a project with a README only', ['README.md', 'CHANGELOG.md', 'src/index.ts'], null],
  ['files beside each other', ['README.md', 'setup.md'], '.'],
  ['docs/', ['setup.md', 'docs/index.mdx'], 'docs'],
  ['the folder with the most files', ['notes/a.md', 'guides/a.md', 'guides/more/b.md'], 'guides'],
  ['packages and hidden folders', ['node_modules/a/b.md', '.github/c.md', 'dist/d.md'], null],
])('with %s', (_name, paths, expected) => {
  for (const path of paths) writeFile(folder.path, path, '')
  expect(findMarkdown(folder.path)).toBe(expected)
})

it('without a folder', () => {
  expect(findMarkdown(`${folder.path}/none`)).toBeNull()
})
