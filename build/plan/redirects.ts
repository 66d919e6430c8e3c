// Old addresses → where they lead now. A redirect must not hide a page, lead to another redirect, or lead nowhere.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import type { LocaleSite, Redirect, SiteInput } from '../model/site.ts'
import { schemeOf } from '../shared/addresses.ts'
import { escapeRegExp } from '../shared/escape.ts'
import { hrefOf, joinPath, type RoutePath, routeKey, routePath } from '../shared/paths.ts'
import { slugProblem } from '../shared/slug.ts'

export interface PlannedRedirects {
  readonly redirects: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

export function planRedirects(
  input: SiteInput,
  locales: readonly LocaleSite[],
  routes: readonly Route[],
): PlannedRedirects {
  const { config } = input
  const pages = new Map(routes.map((route) => [routeKey(route.path), route]))
  const found = new Map<string, Redirect>()
  const diagnostics: Diagnostic[] = []
  const report = (
    code: 'redirect' | 'redirectHidesPage' | 'duplicateRoute',
    from: string,
    message: string,
    hint: string | null,
  ) =>
    diagnostics.push({
      code,
      file: input.configFile,
      line: 0,
      column: 0,
      message,
      hint,
      find: ['redirects', fromAddress(from)],
    })
  const sources = new Set(config.redirects.redirects.map(({ from }) => routeKey(joinPath('/', from))))
  for (const { locale, prefix } of locales)
    for (const { from, to } of config.redirects.redirects) {
      const path = routePath(joinPath('/', prefix, from), true)
      const target = targetOf(to, prefix, pages, config)
      const isDefault = locale === config.i18n.defaultLocale
      const problem = slugProblem(from)
      if (problem !== null) {
        if (isDefault)
          report(
            'redirect',
            from,
            `The redirect from ${from} ${problem}.`,
            'Write a path below the site such as /old/page.',
          )
      } else if (target === null) {
        // In another language the page may be missing.
        if (isDefault)
          report(
            'redirect',
            from,
            `The redirect from ${from} leads to ${to}, which is ${leadsOn(to, sources)}.`,
            'Lead it to a page, or to a whole address.',
          )
      } else if (pages.has(routeKey(path))) {
        if (isDefault)
          report(
            'redirectHidesPage',
            from,
            `The redirect from ${from} would hide the page at that address.`,
            'Remove the redirect, or move the page.',
          )
      } else if (found.has(routeKey(path))) {
        if (isDefault)
          report(
            'duplicateRoute',
            from,
            `There are two redirects from ${from}; the first one counts.`,
            'Remove one of them.',
          )
      } else found.set(routeKey(path), { from: path, to: target, locale })
    }
  for (const redirect of fromEndings(routes, config))
    if (!found.has(routeKey(redirect.from)) && !pages.has(routeKey(redirect.from)))
      found.set(routeKey(redirect.from), redirect)
  return { redirects: [...found.values()], diagnostics }
}

/** `from: '/old'` in TypeScript or JSON. */
const fromAddress = (from: string): RegExp =>
  new RegExp(`from["']?\\s*:\\s*["'\`]${escapeRegExp(from)}["'\`]`)

const leadsOn = (to: string, sources: ReadonlySet<string>): string =>
  sources.has(routeKey(pathOf(to))) ? 'a redirect itself' : 'no page'

const pathOf = (to: string): string => to.replace(/[?#].*$/s, '')

/** The finished address; null when no page is there. */
function targetOf(
  to: string,
  prefix: string,
  pages: ReadonlyMap<string, Route>,
  { baseUrl }: Config,
): string | null {
  if (schemeOf(to) !== null) return /^https?:/i.test(to) ? to : null
  const path = pathOf(to)
  const page = pages.get(routeKey(joinPath('/', prefix, path))) ?? pages.get(routeKey(joinPath('/', path)))
  return page ? hrefOf(page.path, baseUrl) + to.slice(path.length) : null
}

/** `/docs/cli.html` → `/docs/cli/`, for every page but the home page and those whose address has the ending already. */
function fromEndings(routes: readonly Route[], { redirects, baseUrl }: Config): Redirect[] {
  return redirects.fromExtensions.flatMap((ending) =>
    routes.flatMap((route) => {
      const bare = route.path.replace(/\/$/, '')
      if (bare === '' || !route.hasUrl || bare.endsWith(`.${ending}`)) return []
      return [
        { from: `${bare}.${ending}/` as RoutePath, to: hrefOf(route.path, baseUrl), locale: route.locale },
      ]
    }),
  )
}
