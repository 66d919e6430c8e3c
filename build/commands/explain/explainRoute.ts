// Prints the facts of one route: its source, its place in the site, its links, its files, and why the
// last build did or did not render it again.

import { nearest } from '../../model/nearest.ts'
import { UsageError } from '../../model/usageError.ts'
import { planSite } from '../../plan/planSite.ts'
import { routeKey } from '../../shared/paths.ts'
import type { Pipeline } from '../../stages/buildOptions.ts'
import type { Session } from '../../workers/session.ts'
import { buildFacts } from './buildFacts.ts'
import { formatFacts } from './formatFacts.ts'
import { routeFacts } from './routeFacts.ts'

export interface ExplainOptions {
  readonly pipeline: Pick<Pipeline, 'planInput'>
  readonly json: boolean
}

/**
 * Writes to standard output, as lines or as JSON. Resolves with the exit code. Throws a UsageError when there
 * is no such route.
 */
export async function explainRoute(
  path: string,
  session: Session,
  { pipeline, json }: ExplainOptions,
): Promise<number> {
  const input = await pipeline.planInput(session)
  const site = planSite(input)
  const route = site.routes.find((candidate) => routeKey(candidate.path) === routeKey(path))
  if (!route) {
    const paths = site.routes.map((candidate) => candidate.path)
    const similar = nearest(path, paths)
    throw new UsageError(`There is no route ${path}.${similar ? ` Did you mean ${similar}?` : ''}`)
  }
  const facts = { ...routeFacts(route, site, input), ...buildFacts(route, session) }
  process.stdout.write(json ? `${JSON.stringify(facts, null, 2)}\n` : formatFacts(facts))
  return 0
}
