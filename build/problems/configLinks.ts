// Links of the configuration, the sidebar files and authors, with the place where each is written.
import { blogsIn } from '../kinds/blog/index.ts'
import { docsIn } from '../kinds/docs/index.ts'
import type { OtherLinks } from '../link/checkLinks.ts'
import { linksInHtml } from '../link/linksInHtml.ts'
import type { SidebarEntry } from '../model/docs.ts'
import type { HrefRegistry } from '../model/links.ts'
import type { LinkFact } from '../model/page.ts'
import type { Project } from '../model/project.ts'
import type { Site } from '../model/site.ts'
import { type Position, positionOfQuoted } from '../model/text/positionAt.ts'
import { fromRoot } from '../shared/hrefs.ts'
import { isObject } from '../shared/isObject.ts'
import type { SourcePath } from '../shared/paths.ts'
import { authorLinks } from './authorLinks.ts'
import { openSourceTexts } from './sourceTexts.ts'

export function configLinks(
  hrefs: HrefRegistry,
  site: Site,
  { root, configFile }: Pick<Project, 'root' | 'configFile'>,
): readonly OtherLinks[] {
  for (const [locale, href] of linksOfBlogs(site)) hrefs.resolve(href, locale)
  const texts = openSourceTexts(root)
  const files = filesWithLinks(site, configFile).map((file) => ({ file, text: texts(file) ?? '' }))
  const ofHtml: HrefRegistry['seen'] = new Map([[site.config.i18n.mainLocale, linksOfHtml(site)]])
  const others = [...hrefs.seen, ...ofHtml].flatMap(([locale, links]) =>
    links.map((link): OtherLinks => {
      const { file, line, column } = findQuoted(link.href, files) ?? { file: configFile, line: 0, column: 0 }
      return {
        source: file,
        locale,
        route: null,
        links: [{ ...link, href: fromRoot(link.href), line, column }],
      }
    }),
  )
  return [...others, ...authorLinks(site, root)]
}

/** Language and URL of each link that the options of a blog name. */
const linksOfBlogs = ({ locales }: Site): readonly (readonly [locale: string, href: string])[] =>
  locales.flatMap((site) =>
    blogsIn(site).flatMap(({ config: { pinned, newsletter } }) =>
      [...pinned.map(({ to }) => to), ...(newsletter ? [newsletter.href] : [])].map(
        (href) => [site.locale, href] as const,
      ),
    ),
  )

/** In HTML of the navbar, the footer, the announcement bar and the sidebars. */
function linksOfHtml({ config, locales }: Site): LinkFact[] {
  if (!config.behaviors.checksHtml) return []
  const { navbar, footer, announcementBar } = config.theme
  const sidebars = locales.flatMap((locale) =>
    docsIn(locale).flatMap(({ versions }) => versions.flatMap((version) => version.sidebars)),
  )
  const html = [
    ...textsIn([navbar, footer, announcementBar]),
    ...sidebars.flatMap(({ items }) => htmlOf(items)),
  ]
  const { links } = linksInHtml(html.filter((one) => one.includes('<')).join('\n'), '')
  // A place on whichever page shows the link.
  return links.filter(({ href }) => !href.startsWith('#'))
}

const htmlOf = (items: readonly SidebarEntry[]): readonly string[] =>
  items.flatMap((item) =>
    item.type === 'html' ? item.html : item.type === 'category' ? htmlOf(item.items) : [],
  )

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value) || isObject(value)
      ? Object.values(value).flatMap(textsIn)
      : []

/** The configuration and the sidebar files. */
function filesWithLinks({ locales }: Site, configFile: SourcePath | null): readonly SourcePath[] {
  const sidebars = locales.flatMap((locale) =>
    docsIn(locale).flatMap(({ versions }) => versions.map(({ sidebarFile }) => sidebarFile)),
  )
  return [...new Set([configFile, ...sidebars])].filter((file) => file !== null)
}

/** The first place where the URL is written in quotes. */
function findQuoted(
  href: string,
  files: readonly { readonly file: SourcePath; readonly text: string }[],
): ({ readonly file: SourcePath } & Position) | null {
  for (const { file, text } of files) {
    const position = positionOfQuoted(text, href, { whole: true })
    if (position) return { file, ...position }
  }
  return null
}
