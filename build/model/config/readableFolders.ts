// Folders around a site whose files its content may show.
import type { Project } from '../project.ts'
import { contentFolders } from './contentFolders.ts'

/** The content folders, which may be outside the repository, and those of the option `outsideFolders`. */
export const readableFolders = ({
  root,
  config,
}: Pick<Project, 'root' | 'config'>): Readonly<{
  root: string
  content: readonly string[]
  others: readonly string[]
}> => ({ root, content: contentFolders(config), others: config.outsideFolders })

export const outsideHint =
  'Move the file into the repository, or add its folder to outsideFolders in the configuration.'
