// Prints the results of repeated builds, but not one that changed nothing and found the same problems.
import type { Terminal } from '../io/terminal.ts'
import type { BuildResult } from '../model/buildResult.ts'
import type { Problem } from '../model/diagnostics.ts'
import { messageChain } from '../model/messageChain.ts'
import { counted } from '../model/text/counted.ts'
import { UsageError } from '../model/usageError.ts'
import { printMistakes } from '../problems/printProblems.ts'
import { printNewProblems } from './printNewProblems.ts'

export interface BuildReport {
  readonly result: (result: BuildResult, options: ReportOptions) => void
  /** Called for a build that threw an error. */
  readonly failure: (error: unknown, isPolled: boolean) => void
}

interface ReportOptions {
  readonly root: string
  readonly milliseconds: number
  /** Polling started this build, not an event: a repeated failure is not printed. */
  readonly isPolled: boolean
}

/** `details`: the command that lists every problem. */
export function createBuildReport(terminal: Terminal, details: string): BuildReport {
  /** The problems, or the message, that were printed last. */
  let printed: string | null = null
  let before: readonly Problem[] = []
  return {
    result({ ok, isPublished, problems, changed, summary }, options) {
      const { root, milliseconds, isPolled } = options
      const found = JSON.stringify(problems)
      const isRepeated = (ok || isPolled) && changed.length === 0 && found === printed
      printed = found
      if (isRepeated) return
      printNewProblems({ problems, before, root, details }, terminal)
      before = problems
      const time = `${milliseconds.toFixed(0)} ms`
      terminal.info(
        ok
          ? `Built: ${counted(summary.rendered, 'page')} rendered, ${counted(summary.written, 'file')} written in ${time}.`
          : isPublished
            ? `Showing the site with its errors, ${counted(summary.rendered, 'page')} rendered in ${time}. The output stays as it was.`
            : 'Nothing was written. The last good site stays in place.',
      )
    },
    failure(error, isPolled) {
      const message = messageChain(error)
      const isRepeated = isPolled && message === printed
      printed = message
      if (isRepeated) return
      if (error instanceof UsageError && error.mistakes) printMistakes(error.mistakes, terminal)
      else terminal.error(message)
    },
  }
}
