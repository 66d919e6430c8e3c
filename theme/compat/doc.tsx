// `useDoc`: the document of the page, with the properties that Docusaurus' components read.
import { createContext, type ReactNode, use } from 'react'
import type { DocRoute, LinkData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import type { TocItem } from '../../build/shared/toc.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { imageAsset, originOf } from './origin.ts'
import { type TagProps, tagProps } from './tagProps.ts'
import { writtenHref } from './writtenHref.ts'

export interface TOCItem {
  readonly value: string
  readonly id: string
  readonly level: number
}

export interface NavigationLink {
  readonly title: string
  readonly permalink: string
}

export interface DocMetadata {
  readonly id: string
  readonly unversionedId: string
  readonly title: string
  readonly description: string
  /** `@site/docs/intro.md`. */
  readonly source: string
  readonly sourceDirName: string
  readonly slug: string
  readonly permalink: string
  readonly draft: boolean
  readonly unlisted: boolean
  readonly editUrl?: string
  readonly tags: readonly TagProps[]
  readonly version: string
  readonly lastUpdatedBy?: string
  /** Milliseconds. */
  readonly lastUpdatedAt?: number
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly sidebar?: string
  readonly sidebarPosition?: number
  readonly previous?: NavigationLink
  readonly next?: NavigationLink
}

export interface DocContextValue {
  readonly metadata: DocMetadata
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Headings of the levels in the table of contents. */
  readonly toc: readonly TOCItem[]
  readonly assets: { readonly image?: string }
  readonly contentTitle: string | undefined
}

const DocContext = /* @__PURE__ */ createContext<DocContextValue | null>(null)
const known = /* @__PURE__ */ new WeakMap<DocRoute, DocContextValue>()

/** Throws on every page that is not a document. */
export function useDoc(): DocContextValue {
  const given = use(DocContext)
  const { route } = useShown()
  const site = useSite()
  if (given) return given
  if (route.view !== 'doc')
    throw new Error(`Hook useDoc is called outside the <DocProvider>: ${route.path} is not a document.`)
  const found = known.get(route) ?? docOf(route, site)
  known.set(route, found)
  return found
}

/** Shows its children with another document. */
export const DocProvider = ({
  content,
  children,
}: {
  readonly content: Partial<DocContextValue>
  readonly children: ReactNode
}) => <DocContext value={content as DocContextValue}>{children}</DocContext>

function docOf(route: DocRoute, site: SiteData): DocContextValue {
  const origin = originOf(route)
  const { frontMatter, source, title, description } = origin
  const { version, previous, next, lastUpdate, editHref } = route
  const id = version.docId ?? ''
  const metadata: DocMetadata = {
    id,
    unversionedId: id,
    title,
    description: description ?? '',
    source,
    sourceDirName: id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '.',
    slug: typeof frontMatter['slug'] === 'string' ? frontMatter['slug'] : `/${id}`,
    permalink: writtenHref(route, site),
    draft: route.draft,
    unlisted: route.unlisted,
    ...(editHref === null ? {} : { editUrl: editHref }),
    tags: tagProps(route.tags, site),
    version: version.name,
    ...updateProps(lastUpdate),
    frontMatter,
    ...(version.sidebarName === null ? {} : { sidebar: version.sidebarName }),
    ...(typeof frontMatter['sidebar_position'] === 'number'
      ? { sidebarPosition: frontMatter['sidebar_position'] }
      : {}),
    ...(previous ? { previous: navigationLink(previous, site) } : {}),
    ...(next ? { next: navigationLink(next, site) } : {}),
  }
  const assets = imageAsset(origin)
  const contentTitle = route.title === null && frontMatter['hide_title'] !== true ? title : undefined
  return { metadata, frontMatter, toc: flatToc(route.toc ?? []), assets, contentTitle }
}

const navigationLink = (link: LinkData, site: SiteData): NavigationLink => ({
  title: link.label,
  permalink: writtenHref(link, site),
})

export const updateProps = (
  update: DocRoute['lastUpdate'],
): { lastUpdatedBy?: string; lastUpdatedAt?: number } => ({
  ...(update?.author ? { lastUpdatedBy: update.author } : {}),
  ...(update?.date ? { lastUpdatedAt: Date.parse(`${update.date}T00:00:00Z`) } : {}),
})

/** The tree as a list, in reading order. */
export const flatToc = (items: readonly TocItem[]): readonly TOCItem[] =>
  items.flatMap(({ id, html, level, children }) => [{ value: html, id, level }, ...flatToc(children)])
