// The links and ids that the client of Docusaurus collects while a page is rendered, without links that
// Troodon has checked before: those in Markdown, of sidebars, the navbar and the footer, and of its own plan.
// A link to an id of its own page is right.
import { type ComponentLinks, comparedHref } from '../../model/componentLinks.ts'
import type { ThemePage, ThemeText } from '../../model/themePage.ts'
import { unescapeHtml } from '../../shared/escape.ts'
import { leadsInside } from '../../shared/hrefs.ts'
import { decodePath } from '../../shared/paths.ts'
import type { SiteData } from '../../shared/themeSite.ts'
import { unsliced } from '../../shared/unsliced.ts'
import type { RenderedPage } from './document.ts'
import { loadedNames } from './loadedNames.ts'

/** Texts that links are compared with. */
export type Known = ReadonlySet<string>

export interface LinkCollector {
  /** All texts of the data that can be links. */
  readonly known: (data: unknown) => Known
  /** `known`: data that the page has loaded. */
  readonly collect: (
    rendered: Pick<RenderedPage, 'links' | 'anchors' | 'html'>,
    page: ThemePage,
    known: readonly Known[],
  ) => ComponentLinks
}

export function linkCollector({ config, globalData, values }: Omit<SiteData, 'routes'>): LinkCollector {
  const { baseUrl, themeConfig } = config as { readonly baseUrl: string; readonly themeConfig?: LinksOfTheme }
  const keyOf = (href: string): string => comparedHref(href, baseUrl)
  const known = (data: unknown): Known => new Set(textsIn(data).map(keyOf))
  const ofSite = known([themeConfig?.navbar, themeConfig?.footer, globalData])
  return {
    known,
    collect({ links, anchors, html }, { texts, pathname, routes }, loaded) {
      const written = texts.flatMap(linksOf)
      // Values that are part of the site's data: another page may load others.
      const own = loadedNames(routes).map((name) => values[name])
      const all = [ofSite, known([pathname, written, texts.map(({ exports }) => exports), own]), ...loaded]
      const isKnown = (href: string) => all.some((one) => one.has(keyOf(href)))
      const ids = idsIn(html, anchors)
      // They are kept until the build ends, and ids are slices of the document.
      return unsliced({
        links: links.filter((href) => leadsInside(href) && !leadsTo(href, ids) && !isKnown(href)),
        ids: [...ids],
        unshown: without(
          links.map(keyOf),
          texts
            .filter(({ isShort }) => !isShort)
            .flatMap(linksOf)
            .map(keyOf),
        ),
      })
    },
  }
}

const linksOf = ({ links, imported }: ThemeText): readonly string[] =>
  [links, ...Object.values(imported)].flat().flatMap((text) => hrefIn(text) ?? [])

/** Those of `all` that are no links to other sites, and that `shown` does not have. */
function without(shown: readonly string[], all: readonly string[]): readonly string[] {
  const known = new Set(shown)
  return [...new Set(all)].filter((href) => leadsInside(href) && !known.has(href))
}

interface LinksOfTheme {
  readonly navbar?: unknown
  readonly footer?: unknown
}

/** A component can collect an id that a part of it has later. */
const idsIn = (html: string, anchors: readonly string[]): ReadonlySet<string> =>
  new Set([...anchors, ...Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => unescapeHtml(id ?? ''))])

/** Whether it leads to one of these ids of its own page, as links of the contents do. */
const leadsTo = (href: string, ids: ReadonlySet<string>): boolean =>
  href.startsWith('#') && (ids.has(href.slice(1)) || ids.has(decodePath(href.slice(1))))

function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return /\s/.test(data) ? [] : [data]
  if (Array.isArray(data)) return data.flatMap(textsIn)
  if (!data || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([name, one]) => (ownValues.has(name) ? [] : textsIn(one)))
}

/** Values of the site's own, which nobody else checks. */
const ownValues: ReadonlySet<string> = new Set(['frontMatter', 'customProps'])

const hrefIn = (attributes: string): string | undefined => {
  const href = /\bhref="([^"]*)"/.exec(attributes)?.[1]
  return href === undefined ? href : unescapeHtml(href)
}
