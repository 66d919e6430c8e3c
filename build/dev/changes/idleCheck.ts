// Looks at the output files when nothing has changed for a while: builds after edits do not. A few files at a
// time, so that a save in between is shown at once.
import { areIntact, type FileStats } from '../../io/output/emittedFile.ts'

export interface IdleCheck {
  /** After a build. */
  readonly restart: () => void
  /** Before a build. */
  readonly stop: () => void
}

/** The files that the last build left in its folder. */
export interface LeftFiles {
  readonly outDir: string
  readonly outputs: FileStats
}

/** Milliseconds. */
const usualRest = 2000
const atOnce = 200

/** Calls `repair` if a file changed after the build. */
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

/** Does not keep the process alive: the server does. */
const soon = (act: () => void, milliseconds: number): NodeJS.Timeout => setTimeout(act, milliseconds).unref()
