// Addresses written from the root of the site, for a site that lies below a folder.

/** `/docs` on a site at `/base/` → `/base/docs`; relative addresses, hashes and what has the base already stay. */
export function withBaseUrl(path: string, baseUrl: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || (baseUrl !== '/' && path.startsWith(baseUrl)))
    return path
  return baseUrl.replace(/\/$/, '') + path
}
