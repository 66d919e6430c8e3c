// Failures of pages name the line of the site's own code, not of the bundle.
import type { TraceCode } from '../bundle/traceCode.ts'
import type { CodePlace } from '../model/codePlace.ts'

/** Adds the line of the site's code to a failure. */
export async function withSource<R extends object>(result: R, trace: TraceCode): Promise<R> {
  const at = 'error' in result && 'at' in result ? (result.at as CodePlace | null | undefined) : null
  return at ? { ...result, source: await trace(at) } : result
}
