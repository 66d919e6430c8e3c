// Which URLs the client navigates to by itself, and the URL of their data.

export interface Place {
  readonly origin: string
  /** Base URL of the page's language: a link to another language is a full navigation. */
  readonly baseUrl: string
}

/** `/docs/cli`, `/docs/cli/`, `/docs/cli.html`, `/docs/cli/index.html` → `/docs/cli`. */
export const pageKey = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/'

/** The URL of a page's data: `<page>/index.json`. URLs below one of `deepRoutes` show its page. */
export function dataHref(pathname: string, deepRoutes: readonly string[] = []): string {
  const deep = deepRoutes.find((href) => pathname.startsWith(`${pageKey(href)}/`))
  return `${pageKey(deep ?? pathname).replace(/\/$/, '')}/index.json`
}

/** Whether a link may be a page of this site. Names with an ending are files: no link to a page has one. */
export function isPageUrl(url: URL, { origin, baseUrl }: Place): boolean {
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(baseUrl)) return false
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  return !/\.[a-z][a-z0-9]*$/i.test(name)
}
