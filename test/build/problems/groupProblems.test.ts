// Many problems as one screen.
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../build/model/diagnostics.ts'
import { judge } from '../../../build/model/judge.ts'
import { type DiagnosticCode, defaultSeverities } from '../../../build/model/rules.ts'
import { formatGroups } from '../../../build/problems/formatGroups.ts'
import { groupProblems } from '../../../build/problems/groupProblems.ts'
import { printProblems } from '../../../build/problems/printProblems.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

const problem = (file: string, line: number, message: string, more: Partial<Problem> = {}): Problem => ({
  code: 'brokenLink',
  severity: 'error',
  file: sourcePath(file),
  line,
  column: 2,
  message,
  hint: null,
  ...more,
})

const plain = (_color: string, text: string) => text

const many: readonly Problem[] = [
  ...Array.from({ length: 60 }, (_, index) =>
    problem(`docs/${index % 7}.md`, index + 1, '/help leads nowhere.', { hint: 'Did you mean /helping?' }),
  ),
  problem('docs/z.md', 3, '/other leads nowhere.'),
  problem('docs/z.md', 4, 'The tag is unknown.', { code: 'inlineTag', severity: 'warning' }),
  problem('docs/z.md', 5, 'The tag is unknown.', { code: 'inlineTag', severity: 'warning' }),
]

it('counts equal problems and shows their first places, errors first', () => {
  expect(formatGroups(many, plain)).toBe(`\
error  brokenLink  61 in 8 files
    60 × /help leads nowhere. Did you mean /helping?
        docs/0.md:1:2, docs/1.md:2:2, docs/2.md:3:2 and 57 more
    /other leads nowhere.
        docs/z.md:3:2
warning  inlineTag  2 in 1 file
    2 × The tag is unknown.
        docs/z.md:4:2, docs/z.md:5:2`)
})

it('keeps 10,000 different problems on one screen', () => {
  const different = Array.from({ length: 10_000 }, (_, index) => problem('a.md', index, `${index} is wrong.`))
  const lines = formatGroups(different, plain).split('\n')
  expect(lines.length).toBe(22)
  expect(lines.at(-1)).toBe('    … and 9990 more with other messages')
})

it('only counts the last of many checks', () => {
  const codes = Object.keys(defaultSeverities) as DiagnosticCode[]
  const different = codes
    .slice(0, 24)
    .flatMap((code) => [1, 2].map((line) => problem('a.md', line, `${code} ${line}`, { code })))
  const lines = formatGroups(different, plain).split('\n')
  // Ten messages with their places and what is left out, and the number of each check.
  expect(lines.length).toBe(24 + 10 * 3)
  expect(lines.at(-1)).toMatch(/^error {2}\w+ {2}2 in 1 file$/)
})

it('few problems are printed one by one, and all of them with --verbose', () => {
  const printed = (problems: readonly Problem[], verbose: boolean) => {
    const lines: string[] = []
    printProblems(
      problems,
      { root: '/nowhere', verbose },
      { print: (line) => void lines.push(line), paint: plain },
    )
    return lines
  }
  expect(printed(many.slice(0, 40), false)).toHaveLength(40)
  expect(printed(many, true)).toHaveLength(many.length)
  expect(printed(many, false)).toEqual([
    formatGroups(many, plain),
    'To list every problem with its line, use --verbose or --format json.',
  ])
})

it('a problem of one file in several languages is one problem', () => {
  const { severity: _, ...anchor } = problem('docs/a.md', 3, '#x is not on /de/docs/a/.', {
    code: 'brokenAnchor',
  })
  const inEach = ['', '/de', '/fr'].map((prefix) => ({
    ...anchor,
    subject: '#x',
    message: `#x is not on ${prefix}/docs/a/.`,
  }))
  expect(judge(inEach, {})).toEqual([{ ...anchor, severity: 'error', message: '#x is not on /docs/a/.' }])
  expect(groupProblems([])).toEqual([])
})

describe('a first build', () => {
  const printed = (problems: readonly Problem[], verbose = false): readonly string[] => {
    const lines: string[] = []
    const terminal = { print: (text: string) => void lines.push(...text.split('\n')), paint: plain }
    printProblems(problems, { root: '/nowhere', verbose, details: 'npx troodon doctor --verbose' }, terminal)
    return lines
  }

  it('prints a few problems whole, and a digest of more', () => {
    const few = many.slice(0, 4)
    expect(printed(few)).toHaveLength(8)
    expect(printed(few)[0]).toBe('docs/0.md:1:2  error  brokenLink  /help leads nowhere.')
    const info = problem('docs/z.md', 6, 'By the way.', { code: 'shallowClone', severity: 'info' })
    expect(printed([...many, info])).toEqual([
      'error  brokenLink  61 in 8 files, such as docs/0.md:1:2',
      '    /help leads nowhere. Did you mean /helping?',
      '    /other leads nowhere.',
      'warning  inlineTag  2 in 1 file, such as docs/z.md:4:2',
      '    The tag is unknown.',
      'For every problem with its line, including 1 note, run npx troodon doctor --verbose.',
    ])
    expect(printed(many, true).length).toBeGreaterThan(100)
  })

  it('never prints more than 13 lines', () => {
    const codes = (Object.keys(defaultSeverities) as DiagnosticCode[]).slice(0, 9)
    const ofMany = codes.flatMap((code) =>
      Array.from({ length: 20 }, (_, line) => problem('a.md', line + 1, `${code} ${line}`, { code })),
    )
    expect(printed(ofMany)).toHaveLength(13)
    expect(printed(ofMany).at(-1)).toBe(
      'For every problem with its line, including 100 more of 5 other checks, run npx troodon doctor --verbose.',
    )
    const ofTwo = printed(ofMany.filter(({ code }) => codes.slice(0, 2).includes(code)))
    expect(ofTwo).toHaveLength(7)
  })
})
