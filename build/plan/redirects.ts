// Redirects of the configuration → redirects of the site. None may hide a page, lead to another redirect, or
// lead nowhere.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import { type LocaleSite, maxRedirectLines, type Redirect, type SiteInput } from '../model/site.ts'
import type { Subject } from '../model/subjects.ts'
import { escapeRegExp } from '../shared/escape.ts'
import { isUnsafe, schemeOf } from '../shared/hrefs.ts'
import { hrefOf, joinPath, type RoutePath, routeKey, routePath } from '../shared/paths.ts'
import { slugProblem } from '../shared/slug.ts'
import { unsafeMessage } from '../shared/unsafeUrls.ts'
import { homeRedirects } from './homeRedirects.ts'

interface PlannedRedirects {
  readonly redirects: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

export function planRedirects(
  input: SiteInput,
  locales: readonly LocaleSite[],
  routes: readonly Route[],
): PlannedRedirects {
  const { config } = input
  const context: RedirectContext = {
    config,
    pages: new Map(routes.map((route) => [routeKey(route.path), route])),
    targets: new Map(config.redirects.redirects.map(({ from, to }) => [routeKey(joinPath('/', from)), to])),
    found: new Map(),
  }
  const { pages, found } = context
  const diagnostics: Diagnostic[] = []
  for (const localeSite of locales)
    for (const redirect of config.redirects.redirects) {
      const planned = planRedirect(redirect, localeSite, context)
      if ('to' in planned) found.set(routeKey(planned.from), planned)
      // The page may be missing in another language.
      else if (localeSite.locale === config.i18n.mainLocale)
        diagnostics.push({ ...planned, file: input.configFile, line: 0, column: 0 })
    }
  for (const redirect of [...fromFunction(routes, locales, config), ...fromEndings(routes, locales, config)])
    if (!found.has(routeKey(redirect.from)) && !pages.has(routeKey(redirect.from)))
      found.set(routeKey(redirect.from), redirect)
  const taken = new Set([...pages.keys(), ...found.keys()])
  for (const redirect of homeRedirects(input, locales, taken)) found.set(routeKey(redirect.from), redirect)
  return { redirects: [...found.values()], diagnostics: [...diagnostics, ...tooMany(found, input)] }
}

/** Those for endings are no lines where there are too many: their pages redirect by themselves. */
function tooMany(found: ReadonlyMap<string, Redirect>, { configFile }: SiteInput): readonly Diagnostic[] {
  const count = [...found.values()].filter(({ isEnding }) => !isEnding).length
  if (count <= maxRedirectLines) return []
  return [
    {
      code: 'manyRedirects',
      file: configFile,
      line: 0,
      column: 0,
      message: `The site has ${count} redirects, but some hosts read only the first ${maxRedirectLines} lines of _redirects.`,
      hint: 'The other URLs show a page that redirects. To redirect whole folders, put lines with * into _redirects in a static folder.',
      find: ['redirects'],
    },
  ]
}

interface RedirectContext {
  readonly config: Config
  /** By route key. */
  readonly pages: ReadonlyMap<string, Route>
  /** Route key of each redirected path → where it leads. */
  readonly targets: ReadonlyMap<string, string>
  /** Redirects planned so far, by route key. */
  readonly found: Map<string, Redirect>
}

type RedirectProblem = Omit<Diagnostic, 'file' | 'line' | 'column'>

/** One redirect in one language, or its problem. */
function planRedirect(
  { from, to }: { readonly from: string; readonly to: string },
  { locale, prefix }: LocaleSite,
  context: RedirectContext,
): Redirect | RedirectProblem {
  const { config, pages, found } = context
  const problem = (code: RedirectProblem['code'], message: string, hint: string): RedirectProblem => ({
    code,
    message,
    hint,
    find: ['redirects', fromPattern(from)],
  })
  const wrongSlug = slugProblem(from)
  if (wrongSlug !== null)
    return problem(
      'redirect',
      `The redirect from ${from} ${wrongSlug}.`,
      'Write a path below the site such as /old/page.',
    )
  if (isUnsafe(to)) return problem('unsafeLink', unsafeMessage(to).message, unsafeMessage(to).hint)
  const target = targetOf(to, prefix, pages, config)
  if (target === null)
    return {
      ...problem(
        'redirect',
        `The redirect from ${from} leads to ${leadsOn(from, to, context)}.`,
        hintOf(to, context),
      ),
      about: pathOf(to)
        .split('/')
        .filter(Boolean)
        .map((one): Subject => `segment ${one}`),
    }
  const path = routePath(joinPath('/', prefix, from), true)
  if (pages.has(routeKey(path)))
    return problem(
      'redirectHidesPage',
      `The redirect from ${from} would hide the page with that URL.`,
      'Remove the redirect, or move the page.',
    )
  if (found.has(routeKey(path)))
    return problem(
      'duplicateRoute',
      `There are two redirects from ${from}. Troodon uses the first one.`,
      'Remove one of them.',
    )
  return { from: path, to: target, locale }
}

/** `from: '/old'` in TypeScript or JSON. */
const fromPattern = (from: string): RegExp =>
  new RegExp(`from["']?\\s*:\\s*["'\`]${escapeRegExp(from)}["'\`]`)

function leadsOn(from: string, to: string, { targets }: RedirectContext): string {
  const key = routeKey(joinPath('/', pathOf(to)))
  if (key === routeKey(joinPath('/', from))) return 'itself'
  return `${to}, which is ${targets.has(key) ? 'a redirect itself' : 'not a page'}`
}

/** Where the other redirects lead in the end. */
function hintOf(to: string, { targets, pages }: RedirectContext): string {
  const seen = new Set<string>()
  let next = to
  for (;;) {
    const key = routeKey(joinPath('/', pathOf(next)))
    const further = targets.get(key)
    if (next !== to && (pages.has(key) || schemeOf(next) !== null)) return `Point it to ${next} at once.`
    if (further === undefined || seen.has(key)) return 'Point it to a page, or to a URL with https://.'
    seen.add(key)
    next = further
  }
}

const pathOf = (to: string): string => to.replace(/[?#].*$/s, '')

/** The URL to redirect to; null when no page has it. */
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

/** The result of the function of the configuration for the path of each page, without its language. */
function fromFunction(
  routes: readonly Route[],
  locales: readonly LocaleSite[],
  { redirects, baseUrl }: Config,
): Redirect[] {
  const { createRedirects } = redirects
  if (createRedirects === null) return []
  const prefixes = new Map(locales.map(({ locale, prefix }) => [locale, prefix]))
  return routes.flatMap(({ path, hasUrl, locale }) => {
    if (!hasUrl) return []
    const prefix = prefixes.get(locale) ?? ''
    const bare = path.slice(prefix.length).replace(/(?<=.)\/$/, '')
    return [createRedirects(bare) ?? []]
      .flat()
      .filter((from) => slugProblem(from) === null)
      .map((from) => ({
        from: routePath(joinPath('/', prefix, from), true),
        to: hrefOf(path, baseUrl),
        locale,
      }))
  })
}

/**
 * `/docs/cli.html` → `/docs/cli/`, for every page but the home pages and those whose path has the ending
 * already.
 */
function fromEndings(
  routes: readonly Route[],
  locales: readonly LocaleSite[],
  { redirects, baseUrl }: Config,
): Redirect[] {
  const homes = new Set(['', ...locales.map(({ prefix }) => prefix)])
  return redirects.fromExtensions.flatMap((ending) =>
    routes.flatMap((route) => {
      const bare = route.path.replace(/\/$/, '')
      if (homes.has(bare) || !route.hasUrl || bare.endsWith(`.${ending}`)) return []
      return [
        {
          from: `${bare}.${ending}/` as RoutePath,
          to: hrefOf(route.path, baseUrl),
          locale: route.locale,
          isEnding: true as const,
        },
      ]
    }),
  )
}
