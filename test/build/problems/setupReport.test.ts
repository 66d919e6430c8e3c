// Notes about the setup as text.
import { expect, it } from 'vitest'
import { firstReport } from '../../../build/commands/report/firstReport.ts'
import type { SetupNote } from '../../../build/model/setupNote.ts'
import { countSetup, formatSetup } from '../../../build/problems/setupReport.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

const notes: readonly SetupNote[] = [
  { group: 'read', text: 'docs in docs' },
  { group: 'ineffective', text: 'future' },
  { group: 'read', text: '2 languages' },
  { group: 'unsupported', text: 'docs.x has no counterpart.', where: 'docs.x', todo: 'Remove it.' },
  ...['a.mdx', 'b.mdx', 'c.mdx', 'd.mdx', 'a.mdx'].map(
    (where): SetupNote => ({ group: 'unsupported', text: 'A thing is missing.', where }),
  ),
  { group: 'ineffective', text: 'webpack' },
]
const format = (verbose: boolean, all = notes) =>
  formatSetup(all, { paint: (_color, text) => text, verbose }).join('\n')

it('has a block for each group, with what to do', () => {
  expect(format(false)).toBe(`\
Read (2)
  docs in docs, 2 languages
Not supported (2)
  docs.x has no counterpart.
    Remove it.
  5 × A thing is missing. (a.mdx, b.mdx, c.mdx and 1 more)
No effect in Troodon (2)
  future, webpack`)
  expect(format(true)).toContain('5 × A thing is missing. (a.mdx, b.mdx, c.mdx, d.mdx)\n')
  expect(format(false, [])).toBe('')
})

it('stays on one screen', () => {
  const many = Array.from({ length: 30 }, (_, index): SetupNote => ({ group: 'differs', text: `${index}.` }))
  expect(format(false, many).split('\n')).toHaveLength(10)
  expect(format(false, many)).toContain('  … and 22 more: --verbose')
  expect(format(true, many).split('\n')).toHaveLength(31)
})

it('is counted for the first build of a site with a configuration for Docusaurus', () => {
  expect(countSetup(notes)).toBe('2 unsupported settings, 2 keys that have no effect')
  expect(firstReport({ notes }, { configFile: sourcePath('docusaurus.config.ts') }, 'npx troodon')).toEqual([
    'docusaurus.config.ts was read: docs in docs, 2 languages.',
    '2 unsupported settings, 2 keys that have no effect. Run npx troodon doctor for the list.',
  ])
  expect(firstReport({ notes }, { configFile: sourcePath('site.config.ts') }, 'npx troodon')).toEqual([])
  expect(countSetup([])).toBeNull()
})
