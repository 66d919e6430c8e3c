// Paths of pages in the form that the site has, with or without a slash at the end.
import { type RoutePath, routePath } from '../shared/paths.ts'
import type { Config } from './project.ts'

/** The home page of a language always has the slash, as `/` has. */
export function pagePath(
  path: string,
  { trailingSlash, i18n }: Pick<Config, 'trailingSlash' | 'i18n'>,
): RoutePath {
  const plain = routePath(path, trailingSlash)
  const isHome =
    !trailingSlash &&
    Object.values(i18n.localeConfigs).some(({ prefix }) => prefix !== '' && prefix === plain)
  return isHome ? routePath(path) : plain
}
