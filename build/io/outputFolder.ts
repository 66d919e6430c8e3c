// Reserved names in an output folder such as `dist/`.
import { join } from 'node:path'

/** Marks a folder that Troodon made and may rewrite. */
export const markerName = '.troodon'

/** Folder with the files of an unfinished build. */
export const stageName = '.troodon-stage'

/** Present while the files of a finished stage are renamed into place. */
export const journalName = '.troodon-journal'

export const stageFolderOf = (outDir: string): string => join(outDir, stageName)
