// Paths from the root of the site, for a site below a folder of its host.

/**
 * `/docs` on a site at `/base/` → `/base/docs`; relative URLs, hashes and paths with the base stay as they
 * are.
 */
export function withBaseUrl(path: string, baseUrl: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || (baseUrl !== '/' && path.startsWith(baseUrl)))
    return path
  return baseUrl.replace(/\/$/, '') + path
}
