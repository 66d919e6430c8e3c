// Data that all pages share while they are rendered: data of the languages, sidebars, elements of the head,
// security.
import { readFileSync } from 'node:fs'
import { hashOf, sha256, sha384 } from '../../io/hash.ts'
import { blogsIn } from '../../kinds/blog/index.ts'
import type { Bundle } from '../../model/bundle.ts'
import { llmsHref } from '../../model/llmsHref.ts'
import { configIn } from '../../model/locales.ts'
import type { Config } from '../../model/project.ts'
import type { RenderContext, SecurityContext } from '../../render/renderRoute.ts'
import { docsearchStyle } from '../../shared/contentSecurity.ts'
import { headNeeds } from '../../shared/headNeeds.ts'
import { hrefOf, type OutputPath } from '../../shared/paths.ts'
import { feedLinks } from '../feeds/feedText.ts'
import { openSearchLinks } from '../openSearch.ts'
import type { SharedData } from './shareData.ts'

/** `grammars`: hash of the grammars that the site has of its own; '' without any. */
export function renderContext(
  shared: SharedData,
  bundle: Bundle,
  grammars: string,
  blockSheet: OutputPath,
): RenderContext {
  const { config, sidebars, site } = shared.context
  const href = (path: string) => hrefOf(`/${path}`, config.baseUrl)
  const links = new Map(
    site.locales.map((one) => [one.locale, blogsIn(one).flatMap((blog) => feedLinks(blog, config))]),
  )
  const locales = [...shared.sites].map(([locale, { data, file }]) => {
    const docs = bundle.asksForDocs ? shared.allDocs(locale) : null
    const assets = {
      boot: bundle.boot,
      digests: digestsOf([bundle.script, ...bundle.styles], bundle, href),
      scripts: [href(bundle.script)],
      styles: bundle.styles.map(href),
      blocks: href(blockSheet),
      site: href(file.path),
      runtime: hashOf(bundle.key, file.hash).slice(0, 12),
    }
    return [
      locale,
      {
        site: docs ? { ...data, allDocs: docs.data } : data,
        assets,
        headLinks: [...(links.get(locale) ?? []), ...openSearchLinks(data), ...shared.app.links],
        metadata: [...configIn(locale, config).theme.metadata, ...shared.app.metadata],
        headTags: shared.headTags(locale),
        body: shared.body(locale),
        llms: fullUrl(llmsHref(locale, config), data.url),
      },
    ] as const
  })
  return {
    serverBundle: bundle.serverBundle,
    isStock: bundle.isStock,
    locales: Object.fromEntries(locales),
    sidebars: Object.fromEntries([...sidebars].map(([key, { data }]) => [key, data])),
    magicComments: config.markdown.magicComments,
    grammars,
    security: config.contentSecurityPolicy ? securityOf(shared, bundle) : null,
  }
}

const fullUrl = (href: string | null, url: string): string | null => href && url + href

/** Identity of what every page of the build shares, apart from the site's data. */
export const headKey = ({ magicComments, grammars, security, locales }: RenderContext): string =>
  hashOf(
    JSON.stringify([
      magicComments,
      grammars,
      security,
      Object.values(locales).map(({ headLinks, metadata, headTags, body, llms, assets }) => [
        assets.blocks,
        headLinks,
        metadata,
        headTags,
        body,
        llms,
      ]),
    ]),
  )

/** Identity of what all pages share, whether or not it comes from files of the site. */
export const sharedKey = (
  { sites, allDocs }: SharedData,
  context: RenderContext,
  history: { readonly shallow: boolean } | null,
): string =>
  hashOf(
    headKey(context),
    String(history?.shallow),
    ...Object.values(context.theme ?? {}).flatMap(({ key, files }) => [key, files]),
    ...[...sites].flatMap(([locale, { file }]) => {
      const docs = context.locales[locale]?.site.allDocs ? allDocs(locale) : null
      return docs ? [file.hash, docs.file.hash] : [file.hash]
    }),
  )

/**
 * Elements that every page needs: the boot script, the search, and what the configuration puts into the head.
 */
function securityOf({ context: { config }, sites, headTags }: SharedData, bundle: Bundle): SecurityContext {
  const needs = headNeeds([...new Set([...sites.keys()].flatMap((locale) => [...headTags(locale)]))], sha256)
  return {
    ...needs,
    scripts: [sha256(bundle.boot), ...needs.scripts],
    styles: [...(config.search?.provider === 'algolia' ? [docsearchStyle] : []), ...needs.styles],
    connects: [...searchHosts(config), ...needs.connects, ...bundle.connectHosts],
    styleOrigins: [...needs.styleOrigins, ...bundle.styleHosts],
    added: config.contentSecurityPolicy ?? {},
  }
}

const digestsOf = (
  paths: readonly string[],
  { files }: Bundle,
  href: (path: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files
      .filter(({ path }) => paths.includes(path))
      .map(({ path, file }) => [href(path), sha384(readFileSync(file))]),
  )

/** Hosts of the hosted search. */
const searchHosts = ({ search }: Config): readonly string[] =>
  search?.provider !== 'algolia'
    ? []
    : [
        ...(search.host === null
          ? ['https://*.algolia.net', 'https://*.algolianet.com']
          : [search.host, ...(search.askAi ? ['https://*.algolia.net'] : [])]),
        ...(search.insights ? ['https://insights.algolia.io'] : []),
      ]
