// Notes about the setup as text.
import { expect, it } from 'vitest'
import { firstReport } from '../../../build/commands/report/firstReport.ts'
import type { SetupNote } from '../../../build/model/setupNote.ts'
import { formatSetup } from '../../../build/problems/setupReport.ts'
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

const first = (all: readonly SetupNote[], configFile = 'docusaurus.config.ts') =>
  firstReport({ notes: all }, { configFile: sourcePath(configFile) }, 'npx troodon doctor')

it('names each difference once after the first build of a site with a configuration for Docusaurus', () => {
  expect(first(notes)).toEqual([
    'docusaurus.config.ts was read: docs in docs, 2 languages.',
    'What differs from Docusaurus (for details, run npx troodon doctor):',
    '  docs.x has no counterpart. Remove it.',
    '  A thing is missing.',
    '  No effect in Troodon: future, webpack',
  ])
  expect(first([{ group: 'read', text: 'docs in docs' }])).toEqual([
    'docusaurus.config.ts was read: docs in docs.',
  ])
  expect(first([{ group: 'read', text: 'no search' }])).toEqual([
    'docusaurus.config.ts was read: no search.',
    'To add a search that needs no service, set customFields.troodon.search to "local".',
  ])
  expect(first(notes, 'site.config.ts')).toEqual([])
})

it('has few lines after the first build, however much differs', () => {
  const many = Array.from({ length: 30 }, (_, index): readonly SetupNote[] => [
    { group: 'differs', text: `Thing ${index} differs.` },
    { group: 'ineffective', text: `key${index}` },
  ])
  const lines = first(many.flat())
  expect(lines).toHaveLength(8)
  expect(lines.slice(-2)).toEqual([
    '  … and 26 more',
    '  No effect in Troodon: key0, key1, key2, key3, key4 and 25 more',
  ])
})
