// Looks at the output files when nothing has changed for a while: builds after edits do not. A few files at a
// time, so that a save in between is shown at once.
import { areIntact, type FileStats } from '../../io/emittedFile.ts'

export interface IdleCheck {
  /** After a build. */
  readonly restart: () => void
  /** Before a build. */
  readonly stop: () => void
}

/** What the last build has left in its folder. */
export interface LeftFiles {
  readonly outDir: string
  readonly outputs: FileStats
}

/** Milliseconds. */
const usualRest = 2000
const atOnce = 200

/** Calls `repair` when a file is not as it was left. */
export function createIdleCheck(
  left: () => LeftFiles | null,
  repair: () => void,
  rest = usualRest,
): IdleCheck {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const look = (files: LeftFiles, from: number): void => {
    const { outDir, outputs } = files
    const next = from + atOnce
    if (!areIntact(outDir, outputs, from, next)) repair()
    else if (next < outputs.paths.length) timer = soon(() => look(files, next), 0)
  }
  return {
    stop,
    restart() {
      stop()
      timer = soon(() => {
        const files = left()
        if (files) look(files, 0)
      }, rest)
    },
  }
}

/** Keeps no process alive: the server does. */
const soon = (act: () => void, milliseconds: number): NodeJS.Timeout => setTimeout(act, milliseconds).unref()
