// Which values the site's own code made: its functions, its components, and pages with code. They can
// depend on more than their keys say, and somebody who can change them runs code here. So they are shared
// only with a secret.
import { join } from 'node:path'
import type { LoadedProject } from '../../config/loadProject.ts'
import { componentsIn } from '../../io/themeFolders.ts'
import type { PageJob } from '../../render/pageJob.ts'
import type { ParseJob } from '../../reuse/parseJob.ts'

/** Whether components of the site are part of every page. */
export function hasOwnTheme({ root, config }: LoadedProject, engineRoot: string): boolean {
  if (config.runsTheme === 'docusaurus') return true
  const folder = join(root, config.themePath)
  return folder !== join(engineRoot, 'theme') && componentsIn(folder).length > 0
}

/** Whether functions of the site may take part in reading a file. */
export const isReadByCode = (job: ParseJob, siteCodeKey: string): boolean =>
  siteCodeKey !== '' && job.markdownKey !== undefined

export const isMadeByCode = ({ serverFile, posts = [] }: PageJob): boolean =>
  serverFile !== null || posts.some((post) => post.serverFile !== null)
