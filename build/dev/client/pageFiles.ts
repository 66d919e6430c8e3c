// The output files of a page.
export interface PageFiles {
  /** Paths below the base URL. */
  readonly data: string
  readonly html: readonly string[]
}

/** `/base/docs/a/` → `docs/a/index.json`, and `docs/a/index.html` or `docs/a.html`. */
export function pageFiles(pathname: string, base: string): PageFiles {
  const path = decodeURI(pathname)
    .slice(base.length)
    .replace(/(index\.html)?$/, '')
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`
  return { data: `${folder}index.json`, html: [`${folder}index.html`, `${path.replace(/\/$/, '')}.html`] }
}
