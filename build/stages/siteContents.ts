// The content of the site for plugins, before it is built. The build finds the files parsed.
import type { PlannedContents } from '../config/siteAdapter.ts'
import { contentKinds } from '../kinds/index.ts'
import { noPlugins } from '../model/pluginOutcome.ts'
import { planSite } from '../plan/planSite.ts'
import type { Session } from '../workers/session.ts'
import { planInput } from './planContent.ts'
import { planWithFunctions } from './planWithFunctions.ts'
import { type StartedBuild, startBuild } from './startBuild.ts'

/** A call reads the site again when plugins have written files since the last one. */
export function contentPlanner(session: Session): () => Promise<PlannedContents> {
  const place = { ...session, plugins: noPlugins }
  let last: { readonly files: string; readonly planned: Promise<PlannedContents> } | null = null
  return () => {
    const started = startBuild(place)
    const files = JSON.stringify([...started.scan.files])
    if (last?.files !== files) last = { files, planned: plan(started, place) }
    return last.planned
  }
}

async function plan(started: StartedBuild, session: Session): Promise<PlannedContents> {
  const { root } = session.project
  const input = await planInput(session, started)
  const site = await planWithFunctions(input, root, (one) => planSite(one, contentKinds))
  return { site, history: input.history }
}
