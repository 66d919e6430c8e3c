// Under which names inputs are remembered: pages by their file in `dist/`, the theme and the data of a language by these.
import { relative } from 'node:path'
import { hashOf } from '../io/hash.ts'
import type { Places } from '../workers/session.ts'

export const themeInput = 'the theme'
export const siteInput = 'the data that all pages share'

/** One output folder's records; the cache and the folder may move together. */
export const recordName = (
  { cacheFolder, outDir }: Pick<Places, 'cacheFolder' | 'outDir'>,
  name: string,
): string => `${hashOf(relative(cacheFolder, outDir)).slice(0, 8)}:${name}`
