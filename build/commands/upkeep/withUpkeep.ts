// Commands that report what checks of upkeep know: they check the site without reporting its problems.
import type { UpkeepSite } from '../../upkeep/upkeep.ts'
import type { CommandContext } from '../command.ts'
import { checkFolders } from '../project/checkFolders.ts'
import { openProject } from '../project/openProject.ts'
import { withSession } from '../project/withSession.ts'

/** Null for a site with errors that hide its pages. */
export async function withUpkeep<T>(
  context: CommandContext,
  read: (site: UpkeepSite) => Promise<T>,
): Promise<T | null> {
  const { pipeline, terminal } = context
  const { places, open } = await openProject(context)
  const folders = checkFolders(places)
  let found: { readonly value: T } | null = null
  await withSession({ folders, writes: false, open: () => open(folders), terminal }, (session) =>
    pipeline.build(session, {
      checkOnly: true,
      also: async (_site, upkeep) => {
        found = { value: await read(upkeep) }
        return []
      },
    }),
  )
  return (found as { readonly value: T } | null)?.value ?? null
}
