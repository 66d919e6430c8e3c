// Helpers that the data functions of all kinds share: head fields, edit links, last updates, translated
// messages.
import { urlOf } from '../model/locales.ts'
import { messageChain } from '../model/messageChain.ts'
import type { Page } from '../model/page.ts'
import type { Config, EditUrl, EditUrlInput } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import { isBeside, isUnsafe } from '../shared/hrefs.ts'
import { encodePath, hrefOf, type RoutePath, type SourcePath } from '../shared/paths.ts'
import type { CommentsData } from '../shared/routeBase.ts'
import type { HeadData, Href, LastUpdate, SidebarRef } from '../shared/routeData.ts'
import { unsafeMessage } from '../shared/unsafeUrls.ts'
import type { DataContext } from './contentKind.ts'

/** An interface message that the build itself needs, such as the title of a page without a file. */
export const translate = (id: string, message: string, locale: string, { messages }: DataContext): string =>
  messages.get(locale)?.[id] ?? message

/** A message with plural forms separated by `|`: the form for `count`, with the number filled in. */
export function plural(
  { id, message }: { readonly id: string; readonly message: string },
  count: number,
  locale: string,
  context: DataContext,
): string {
  const forms = translate(id, message, locale, context).split('|')
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) =>
    (categories as string[]).includes(category),
  )
  const form = forms[order.indexOf(new Intl.PluralRules(locale).select(count))] ?? forms.at(-1) ?? ''
  return form.replace('{count}', String(count))
}

export const sidebarKey = (locale: string, instance: string, version: string, name: string): string =>
  `${locale}/${instance}/${version}/${name}`

export function sidebarRef(key: string, route: RoutePath, { sidebars }: DataContext): SidebarRef | null {
  const places = sidebars.get(key)
  if (!places) return null
  const trails = places.trailsTo(route)
  return { key, href: places.hrefAt(trails[0] ?? []), trails }
}

interface HeadInput {
  readonly title: string | null
  readonly description: string | null
  readonly keywords: readonly string[]
  readonly image: string | null
  readonly noIndex: boolean
  readonly tags?: HeadData['tags']
  /** When another page is the preferred one. */
  readonly canonical?: RoutePath
}

export function headOf(
  route: Route,
  { title, description, keywords, image, noIndex, tags = [], canonical }: HeadInput,
  { config, resolve, alternates }: DataContext,
): HeadData {
  const shown = image ?? config.theme.image
  const absolute = (path: string) => (/^[a-z]+:/i.test(path) ? path : urlOf(route.locale, config) + path)
  return {
    title:
      title === null || title === '' || title === config.title
        ? config.title
        : `${title} ${config.titleDelimiter} ${config.title}`,
    description,
    keywords,
    canonical: absolute(hrefOf(canonical ?? route.path, config.baseUrl)),
    // outputs/pages/pageImage.ts adds cards, images beside the page, and sizes.
    image: shown === null || isBeside(shown) ? null : { href: absolute(resolve(shown, route.locale).href) },
    noIndex: noIndex || config.noIndex,
    alternates: alternates.get(route) ?? [],
    searchTag: route.searchTag,
    tags,
  }
}

/** Names what a page lists, for search engines: `Tags: design, images, …`. */
export function listDescription(title: string, names: readonly string[]): string {
  let text = ''
  for (const name of names) {
    if (title.length + text.length + name.length > 150) return `${title}: ${text}, …`
    text += text === '' ? name : `, ${name}`
  }
  return text === '' ? title : `${title}: ${text}`
}

interface EditPlace {
  readonly editUrl: EditUrl | null
  readonly page: Page
  readonly version: string
  /** Folder that the link names (the current version's when old versions point there). */
  readonly folder: string
  readonly relative: string
  readonly route: RoutePath
  readonly locale: string
  /** Names of the file that only functions of this kind receive. */
  readonly names?: Pick<EditUrlInput, 'blogDirPath' | 'blogPath' | 'pagesDirPath' | 'pagesPath'>
}

/** The part of the context that edit links depend on. */
export type EditContext = Pick<DataContext, 'config' | 'site'>

/**
 * The folder in the edit link: of the translation if the page is one, or of the original. An `editUrl`
 * function always receives the folder of the original. `shown` is where the page is, `edited` what is edited.
 */
export function editFolder(
  page: Page,
  shown: EditFolders,
  { editUrl, editLocalizedFiles }: { readonly editUrl: EditUrl | null; readonly editLocalizedFiles: boolean },
  edited: EditFolders = shown,
): string {
  const isTranslation = folderWith(page, shown) !== shown.folder
  return editLocalizedFiles && isTranslation && typeof editUrl === 'string'
    ? (edited.localizedFolder ?? edited.folder)
    : edited.folder
}

/** The folder that has the file of the page: of translations if it is one, or of the originals. */
export const folderWith = ({ source }: Page, { folder, localizedFolder }: EditFolders): string =>
  localizedFolder !== null && source.startsWith(`${localizedFolder}/`) ? localizedFolder : folder

interface EditFolders {
  readonly folder: string
  readonly localizedFolder: string | null
}

/**
 * `custom_edit_url` of the page wins; null in the front matter switches the link off. A path leads to a page
 * of this site.
 */
export function editHref(place: EditPlace, { config, site }: EditContext): Href | null {
  const href = writtenEditHref(place, config)
  if (!href || isUnsafe(href)) return null
  if (!/^\/(?!\/)/.test(href)) return href
  const prefix = site.locales.find(({ locale }) => locale === place.locale)?.prefix ?? ''
  return config.baseUrl.replace(/\/$/, '') + prefix + href
}

function writtenEditHref(place: EditPlace, config: DataContext['config']): Href | null {
  const { editUrl, page, folder, relative } = place
  const custom = page.facts.frontMatter.custom_edit_url
  if (custom !== undefined) return custom
  if (editUrl === null) return null
  if (typeof editUrl === 'function')
    return fromFunction(page.source, () =>
      editUrl({
        version: place.version,
        versionDocsDirPath: folder,
        docPath: relative,
        permalink: hrefOf(place.route, config.baseUrl).replace(/(?<=.)\/$/, ''),
        locale: place.locale,
        ...place.names,
      }),
    )
  return `${editUrl.replace(/\/$/, '')}/${[folder, relative].filter(Boolean).map(encodePath).join('/')}`
}

/** Throws with the name of the page. */
function fromFunction(source: SourcePath, call: () => unknown): Href | null {
  const failed = (why: string) => new Error(`The function editUrl failed for ${source}: ${why}`)
  let href: unknown
  try {
    href = call()
  } catch (error) {
    throw failed(messageChain(error))
  }
  if (href === null || href === undefined) return null
  if (typeof href !== 'string') throw failed('it must return a URL, or null for a page without a link.')
  if (!isUnsafe(href)) return href
  const { message, hint } = unsafeMessage(href)
  throw failed(`${message} ${hint}`)
}

/** From the front matter, else from git; date and author only when the site shows them. */
export function lastUpdateOf(
  page: Page,
  show: { readonly time: boolean; readonly author: boolean },
  { history }: Pick<DataContext, 'history'>,
): LastUpdate | null {
  if (!show.time && !show.author) return null
  const own = page.facts.frontMatter.last_update
  const commit = history?.get(page.source)
  const date = show.time ? (own?.date ?? commit?.date ?? null) : null
  const author = show.author ? (own?.author ?? commit?.author ?? null) : null
  return date === null && author === null ? null : { date, author }
}

/** The comments of a page. `shown`: whether pages of this kind have them unless the page says otherwise. */
export function commentsOf(
  { facts: { frontMatter } }: Page,
  { theme: { comments } }: Config,
  shown: (comments: NonNullable<Config['theme']['comments']>) => boolean,
): { readonly comments?: CommentsData } {
  if (!comments || !(frontMatter.comments ?? shown(comments))) return {}
  const { repo, repoId, category, categoryId, mapping, label } = comments
  const query = new URLSearchParams({ repo, repoId, category, categoryId }).toString()
  const href = `https://github.com/${repo}/discussions` as Href
  return {
    comments: {
      ...{ className: 'comments button', id: '__comments', href, children: label },
      ...{ 'data-comments': query, 'data-mapping': mapping },
    },
  }
}
