// A site without a page at `/` opens on its first document: a redirect for each language whose home has no
// page. The site's own redirect, page or static file comes first. The host may redirect `/` itself, and most
// hosts do so only if there is no file.
import { blogsIn } from '../kinds/blog/index.ts'
import { docsIn } from '../kinds/docs/index.ts'
import type { LocaleSite, Redirect, SiteInput } from '../model/site.ts'
import { hrefOf, type RoutePath, routeKey, routePath, sourcePath } from '../shared/paths.ts'

/** `taken`: route keys of all pages and other redirects. */
export function homeRedirects(
  input: SiteInput,
  locales: readonly LocaleSite[],
  taken: ReadonlySet<string>,
): readonly Redirect[] {
  if (!input.config.behaviors.redirectsHome) return []
  return locales.flatMap((localeSite) => {
    const { locale, prefix } = localeSite
    const from = routePath(prefix || '/', true)
    const to = taken.has(routeKey(from)) || hasStaticHome(from, input) ? null : firstPage(localeSite)
    return to === null ? [] : [{ from, to: hrefOf(to, input.config.baseUrl), locale, firstPage: to }]
  })
}

/** The main document of the first docs instance that has one; without any, the first blog. */
function firstPage(localeSite: LocaleSite): RoutePath | null {
  const documents = docsIn(localeSite).map(
    ({ versions }) => (versions.find(({ isLast }) => isLast) ?? versions[0])?.mainDoc ?? null,
  )
  const document = documents.find((found) => found !== null)
  if (document) return document.route
  return blogsIn(localeSite).find(({ listed }) => listed.length > 0)?.route ?? null
}

const hasStaticHome = (home: RoutePath, { config, files }: SiteInput): boolean =>
  config.staticDirectories.some((folder) => files.has(sourcePath(`${folder}${home}index.html`)))
