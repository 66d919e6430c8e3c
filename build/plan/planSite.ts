// Pages → site: every kind of content plans its routes in every language; two routes with one path are a
// problem.
import type { ContentKind, PlannedInstances, PlannedSite } from '../kinds/contentKind.ts'
import { contentKinds } from '../kinds/index.ts'
import { orphanedTranslations } from '../kinds/orphanedTranslations.ts'
import { isOfPlugin } from '../kinds/plugin/index.ts'
import { searchParts } from '../kinds/searchPart.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { inFile } from '../model/diagnostics.ts'
import { dataIn } from '../model/inLanguages.ts'
import { configIn, isOriginal, prefixOf } from '../model/locales.ts'
import { defaultSearchTag, type Route } from '../model/route.ts'
import type { LocalePlace, LocaleSite, SiteInput } from '../model/site.ts'
import { routeKey, type SourcePath } from '../shared/paths.ts'
import { nameProblem } from '../shared/slug.ts'
import { unsafeMessage } from '../shared/unsafeUrls.ts'
import { madeFiles } from './madeFiles.ts'
import { planRedirects } from './redirects.ts'

export function planSite(input: SiteInput, kinds: readonly ContentKind[] = contentKinds): PlannedSite {
  const { config } = input
  const planned = config.i18n.builtLocales.map((locale) =>
    planLocale(
      { ...input, config: configIn(locale, config), data: dataIn(locale, input.data) },
      locale,
      kinds,
    ),
  )
  const claimed = resolveClaims(planned.flatMap(({ routes }) => routes))
  const locales = planned.map(({ site }) => site)
  const { redirects, diagnostics } = planRedirects(input, locales, claimed.routes)
  return {
    config,
    kinds,
    locales,
    routes: claimed.routes,
    hidden: claimed.hidden,
    redirects,
    madeFiles: madeFiles(config, locales, claimed.routes),
    diagnostics: [
      ...unsafeUrls(input),
      ...orphanedTranslations(input),
      ...claimed.routes.flatMap(badName),
      ...planned.flatMap((one) => one.diagnostics),
      ...claimed.diagnostics,
      ...diagnostics,
    ],
  }
}

/** Slugs have been checked: this is for all that comes from names, permalinks and the configuration. */
function badName(route: Route): readonly Diagnostic[] {
  const reason = isOfPlugin(route) ? null : nameProblem(route.path)
  if (reason === null) return []
  const found = {
    code: 'invalidSlug' as const,
    line: 1,
    column: 1,
    message: `The URL ${route.path} ${reason}.`,
    hint: 'Change the slug or permalink, or rename the file or folder.',
  }
  const file = fileOf(route)
  return [file ? inFile(file, found) : { ...found, file, line: 0 }]
}

const unsafeUrls = ({ config, configFile }: SiteInput): readonly Diagnostic[] =>
  config.unsafeUrls.map(({ path, url }) => {
    const { message, hint } = unsafeMessage(url)
    return {
      code: 'unsafeLink',
      file: configFile,
      line: 0,
      column: 0,
      message: `${path}: ${message}`,
      hint,
      path,
    }
  })

function localePlace(locale: string, { config }: SiteInput): LocalePlace {
  const isMain = locale === config.i18n.mainLocale
  return { locale, isMain, isOriginal: isOriginal(locale, config), prefix: prefixOf(locale, config) }
}

function planLocale(input: SiteInput, locale: string, kinds: readonly ContentKind[]) {
  const place = localePlace(locale, input)
  const planned = kinds.map((kind) => [kind.name, kind.plan(input, place)] as const)
  const site: LocaleSite = {
    locale,
    prefix: place.prefix,
    content: new Map(planned.map(([name, { contents }]) => [name, contents])),
    searchTags: searchTagsOf(planned, input),
  }
  return {
    site,
    routes: planned.flatMap(([, { routes }]) => routes),
    diagnostics: planned.flatMap(([, { diagnostics }]) => diagnostics),
  }
}

/** Those of the kinds, and those of pages whose results count more or less. */
function searchTagsOf(
  planned: readonly (readonly [string, PlannedInstances<unknown, Route>])[],
  { config }: SiteInput,
): readonly string[] {
  const tags = planned.flatMap(([, { searchTags }]) => searchTags)
  if (config.searchWeights.length === 0) return tags
  const partOf = searchParts(config)
  const searched = new Set([defaultSearchTag, ...tags])
  const parts = planned.flatMap(([, { routes }]) =>
    routes.flatMap((route) => (searched.has(route.searchTag) ? partOf(route) : [])),
  )
  return [...new Set([...tags, ...parts])].filter((part) => part !== defaultSearchTag)
}

/** Paths that differ only in case count as one: many hosts and disks cannot hold both. */
function resolveClaims(routes: readonly Route[]): {
  routes: readonly Route[]
  hidden: readonly Route[]
  diagnostics: readonly Diagnostic[]
} {
  const claims = new Map<string, Route[]>()
  for (const route of routes) {
    const key = routeKey(route.path)
    const others = claims.get(key)
    if (others) others.push(route)
    else claims.set(key, [route])
  }
  const diagnostics = [...claims.values()].flatMap((claim) => (claim.length > 1 ? duplicates(claim) : []))
  const winners = [...claims.values()].map((claim) => claim[0] as Route)
  const hidden = [...claims.values()].flatMap((claim) => claim.slice(1))
  return { routes: winners.sort((a, b) => (a.path < b.path ? -1 : 1)), hidden, diagnostics }
}

function duplicates(claim: readonly Route[]): Diagnostic[] {
  const [winner, ...rest] = claim as [Route, ...Route[]]
  const names = claim.map(ownerOf)
  return rest.map((route) => {
    const file = fileOf(route) ?? fileOf(winner)
    const spelling = route.path === winner.path ? '' : ' (differing only in case)'
    const found = {
      code: 'duplicateRoute' as const,
      line: file ? 1 : 0,
      column: 1,
      message: `The path ${route.path}${spelling} is used by ${names.join(' and ')}. The page of ${names[0]} is shown.`,
      hint: claim.every(isOfPlugin)
        ? 'Make the plugin add only one of them.'
        : 'Change the slug of one of them, or rename or remove a file.',
      find: ['slug:'],
      ...(route.source === null ? {} : { hides: [`ids ${route.source}` as const] }),
    }
    return file ? inFile(file, found) : { ...found, file }
  })
}

/** Files that the build writes for plugins are not mentioned. */
const ownerOf = (route: Route): string =>
  isOfPlugin(route) ? `the plugin ${route.plugin}` : (route.source ?? `the generated page ${route.path}`)

const fileOf = (route: Route): SourcePath | null => (isOfPlugin(route) ? null : route.source)
