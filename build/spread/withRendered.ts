// Workers that write pages which another machine has rendered, and render only the others.
import type { Store } from '../reuse/store.ts'
import type { Workers } from '../workers/workers.ts'
import { type RenderedFiles, type RenderJob, type RenderResult, writeFound } from '../workers/writePage.ts'

interface RenderedSource {
  /** By the key of the page's output. */
  readonly page: (key: string) => RenderedFiles | null
  readonly store: Store
  /** Called with the number of pages that were written since the last call. */
  readonly onDone: (count: number) => void
}

/** Pages that are written before other work has its turn. */
const turn = 16

export function withRendered(workers: Workers, { page, store, onDone }: RenderedSource): Workers {
  return {
    ...workers,
    async render(jobs) {
      const results = new Array<RenderResult>(jobs.length)
      const others: number[] = []
      for (const [at, job] of jobs.entries()) {
        const written = write(job)
        if (written) results[at] = written
        else others.push(at)
        if (at % turn === turn - 1) await new Promise(setImmediate)
      }
      const rendered = await workers.render(others.map((at) => jobs[at] as RenderJob))
      for (const [index, at] of others.entries()) results[at] = rendered[index] as RenderResult
      return results
    },
  }

  function write(job: RenderJob): RenderResult | null {
    const known = job.record && page(job.record.id)
    const result = known && writeFound(job, known, store)
    if (result) onDone(1)
    return result
  }
}
