// Letters that the user types while `watch` runs.
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { readShortcuts } from '../../../build/dev/shortcuts.ts'

function open(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const done: string[] = []
  const act = (name: string) => () => void done.push(name)
  const quit = readShortcuts(
    input,
    { open: act('open'), rebuild: act('rebuild') },
    { info: (line) => void done.push(line) },
  )
  return { input, done, quit }
}
const help = 'Press o + Enter to open the browser, r + Enter to build again, q + Enter to quit.'

it('opens the browser, builds again, explains itself, and quits', async () => {
  const { input, done, quit } = open(true)
  input.write('o\nr\n\n R \nx\nq\n')
  await quit
  expect(done).toEqual([help, 'open', 'Building again.', 'rebuild', 'Building again.', 'rebuild', help])
})

it('ignores an input that is not a terminal', () => {
  const { input, done } = open(false)
  expect([input.listenerCount('data'), input.listenerCount('readable'), done]).toEqual([0, 0, []])
  // Somebody reads a terminal.
  const { input: terminal } = open(true)
  expect(terminal.listenerCount('data') + terminal.listenerCount('readable')).toBeGreaterThan(0)
})
