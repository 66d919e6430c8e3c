// Progress: one line with counts on a terminal, one line for each stage elsewhere if asked, nothing in quiet mode.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTerminal } from '../../../build/io/terminal.ts'

let now = 0

beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => void vi.restoreAllMocks())

/** Everything that is written while 300 pages are rendered one by one, each in a millisecond. */
function written(isTTY: boolean, env: Readonly<Record<string, string>>, other = {}): readonly string[] {
  const texts: string[] = []
  const stream = { isTTY, write: (text: string) => texts.push(text) } as unknown as NodeJS.WriteStream
  const options = { quiet: false, listsStages: false, ...other }
  const terminal = openTerminal({ stream, env: { NO_COLOR: '1', ...env }, ...options })
  terminal.stage('scan')
  terminal.done(3)
  now += 5
  terminal.stage('render')
  terminal.total(300)
  for (let page = 0; page < 300; page++) {
    now++
    terminal.done(1)
  }
  now += 500
  // More than were announced, such as the page for missing URLs.
  terminal.done(1)
  terminal.info('Done.')
  return texts
}

const line = (text: string) => `\r\u001b[K${text}`

it('shows counts on a terminal, at most ten times in a second', () => {
  expect(written(true, {})).toEqual([
    line(''),
    'finding files…',
    line(''),
    'rendering…',
    line('rendering 100/300'),
    line('rendering 200/300'),
    line('rendering 300/300'),
    line('rendering 300/300'),
    line(''),
    'Done.\n',
  ])
})

it.each([
  ['in a file', false, {}],
  ['in CI', true, { CI: 'true' }],
])('writes one line for each stage %s, for --verbose', (_name, isTTY, env) => {
  expect(written(isTTY, env, { listsStages: true })).toEqual([
    '  scan     5 ms\n',
    '  render   800 ms\n',
    'Done.\n',
  ])
  expect(written(isTTY, env)).toEqual(['Done.\n'])
})

it('writes nothing in quiet mode', () => {
  expect(written(true, {}, { quiet: true })).toEqual([])
})
