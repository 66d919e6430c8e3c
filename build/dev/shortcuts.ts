// Keys that the user can type while `watch` runs: a letter and Enter.
import { createInterface } from 'node:readline'
import type { Terminal } from '../io/terminal.ts'

export interface ShortcutActions {
  readonly open: () => void
  readonly rebuild: () => void
}

/** Resolves when the user quits. Never resolves for an input that is not a terminal. */
export function readShortcuts(
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  { open, rebuild }: ShortcutActions,
  { info }: Pick<Terminal, 'info'>,
): Promise<void> {
  return new Promise((quit) => {
    if (!input.isTTY) return
    info(help)
    // Ctrl-C stays a signal: readline would take it for itself if it had the output, too.
    const lines = createInterface({ input, terminal: false })
    lines.on('line', (line) => {
      const word = line.trim().toLowerCase()
      if (word === 'o') open()
      else if (word === 'r') {
        info('Building again.')
        rebuild()
      } else if (word === 'q') {
        lines.close()
        quit()
      } else if (word !== '') info(help)
    })
  })
}

const help = 'Press o + Enter to open the browser, r + Enter to build again, q + Enter to quit.'
