// Lets one run of esbuild wait for another when both turn out to be large, so that only one of them has all
// of its modules in memory.
import type { Plugin } from 'esbuild'

/** Small runs go on side by side, which is faster. */
const mostImports = 1_000

export interface InTurn {
  /** Must come before all other plugins of the run that waits. */
  readonly plugin: Plugin
  /** Stops waiting when `run` ends. */
  readonly first: <T>(run: Promise<T>) => Promise<T>
}

export function afterFirst(): InTurn {
  let end = (): void => {}
  const ended = new Promise<void>((done) => {
    end = done
  })
  return {
    plugin: {
      name: 'troodon-after-first',
      setup(build) {
        let imports = 0
        build.onResolve({ filter: /.*/ }, async () => {
          imports++
          if (imports > mostImports) await ended
          return null
        })
      },
    },
    first: (run) => run.finally(end),
  }
}
