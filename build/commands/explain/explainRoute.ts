// Prints the facts of one route: its source, its place in the site, its links, its files, and why the
// last build did or did not render it again.
import { planSite } from '../../plan/planSite.ts'
import type { Pipeline } from '../../stages/buildOptions.ts'
import type { Session } from '../../workers/session.ts'
import { buildFacts } from './buildFacts.ts'
import { findRoute } from './findRoute.ts'
import { formatFacts } from './formatFacts.ts'
import { routeFacts } from './routeFacts.ts'

export interface ExplainOptions {
  readonly pipeline: Pick<Pipeline, 'planInput'>
  readonly json: boolean
  /** Whether the lines name every input of the page. JSON always does. */
  readonly inputs: boolean
}

/**
 * Writes to standard output, as lines or as JSON. Resolves with the exit code. `word` is the path or the URL
 * of a page, or its file. Throws a UsageError when there is no such route.
 */
export async function explainRoute(
  word: string,
  session: Session,
  { pipeline, json, inputs }: ExplainOptions,
): Promise<number> {
  const input = await pipeline.planInput(session)
  const site = planSite(input)
  const route = findRoute(word, site.routes, {
    root: session.project.root,
    baseUrl: session.project.config.baseUrl,
  })
  const facts = { ...routeFacts(route, site, input), ...buildFacts(route, session) }
  process.stdout.write(
    json ? `${JSON.stringify(facts, null, 2)}\n` : formatFacts(inputs ? facts : { ...facts, inputs: [] }),
  )
  return 0
}
