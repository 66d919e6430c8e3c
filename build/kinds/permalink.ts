// URLs of pages as plugins and functions that were made for Docusaurus receive them.
import { leavesSlashes } from '../model/openSlashes.ts'
import type { Config } from '../model/project.ts'
import { decodePath, hrefOf, type RoutePath } from '../shared/paths.ts'

export type PermalinkConfig = Pick<Config, 'baseUrl' | 'docusaurus'>

/**
 * With the base URL. Where the site leaves `trailingSlash` to the host, only those with `slash` end with one
 * (model/openSlashes.ts).
 */
export function permalink(
  path: RoutePath,
  config: PermalinkConfig,
  { slash }: { readonly slash?: true | undefined } = {},
): string {
  const href = hrefOf(path, config.baseUrl)
  return slash || path === '/' || !leavesSlashes(config) ? href : href.replace(/\/$/, '')
}

/**
 * As content of Docusaurus has it, whatever `trailingSlash` says: only with `slash`, it ends with one. Its
 * components and routes add or remove it.
 */
export const contentPermalink = (
  path: RoutePath,
  { baseUrl }: Pick<Config, 'baseUrl'>,
  { slash }: { readonly slash?: boolean } = {},
): string => {
  const href = decodePath(hrefOf(path, baseUrl))
  return slash || path === '/' ? href : href.replace(/\/$/, '')
}

/** The same without encoded characters (`/docs/über uns`), as routes of Docusaurus have it. */
export const plainPermalink = (...given: Parameters<typeof permalink>): string =>
  decodePath(permalink(...given))
