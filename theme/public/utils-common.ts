// `@docusaurus/utils-common`: functions on URLs that need neither Node nor the page.
import { uniq } from '../compat/lists.ts'

export { uniq }

/** Id of the element around the content of a post in feeds. */
export const blogPostContainerID = '__blog-post-container'
export const DEFAULT_PLUGIN_ID = 'default'

export const addPrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text : prefix + text
export const addSuffix = (text: string, suffix: string): string =>
  text.endsWith(suffix) ? text : text + suffix
export const removePrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text
export const removeSuffix = (text: string, suffix: string): string =>
  suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
export const addLeadingSlash = (text: string): string => addPrefix(text, '/')
export const addTrailingSlash = (text: string): string => addSuffix(text, '/')
export const removeTrailingSlash = (text: string): string => removeSuffix(text, '/')

/** Adds or removes the slash at the end of a path, before its query and hash. */
export function applyTrailingSlash(
  path: string,
  { trailingSlash, baseUrl }: { readonly trailingSlash: boolean | undefined; readonly baseUrl: string },
): string {
  const [pathname = ''] = path.split(/[?#]/)
  if (path.startsWith('#') || trailingSlash === undefined || pathname === '/' || pathname === baseUrl)
    return path
  const shown = trailingSlash ? addTrailingSlash(pathname) : removeTrailingSlash(pathname)
  return shown + path.slice(pathname.length)
}

/** An error and its causes. */
export function getErrorCausalChain(error: Error): [Error, ...Error[]] {
  return error.cause instanceof Error ? [error, ...getErrorCausalChain(error.cause)] : [error]
}
