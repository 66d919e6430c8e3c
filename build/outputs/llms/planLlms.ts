// Which pages each `llms.txt` lists: one for each language and for each old version, and further ones where a
// list would be longer than a program reads at once.
import picomatch from 'picomatch'
import { contentsIn, kindOf } from '../../kinds/index.ts'
import type { LlmsConfig } from '../../model/config/llmsConfig.ts'
import type { Route } from '../../model/route.ts'
import type { LocaleSite } from '../../model/site.ts'
import { addToList } from '../../shared/addToList.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { LlmsFile, LlmsPage, LlmsSection } from './llmsFile.ts'
import { splitFile } from './splitLlms.ts'

export type LlmsInput = Pick<LinkedSite, 'site' | 'shared' | 'inspected'>

const planned = new WeakMap<LlmsInput['site'], readonly LlmsFile[]>()

/** Those of the main language come first. Empty where the site has none. */
export function llmsFiles(input: LlmsInput): readonly LlmsFile[] {
  const { site } = input
  const known = planned.get(site)
  if (known) return known
  const { config, locales } = site
  const { mainLocale } = config.i18n
  const ordered = locales.toSorted(
    (a, b) => Number(b.locale === mainLocale) - Number(a.locale === mainLocale),
  )
  const inLanguages =
    config.noIndex || config.llms === null
      ? []
      : ordered.map((locale) => filesIn(locale, input, config.llms as LlmsConfig))
  const others = inLanguages.slice(1).flatMap(([main]) => main ?? [])
  const files = inLanguages.flatMap((ofLanguage, at) =>
    ofLanguage.map((file, index) =>
      at === 0 && index === 0 ? { ...file, more: [...file.more, ...others] } : file,
    ),
  )
  planned.set(site, files)
  return files
}

/** The first one leads to the others. */
function filesIn(localeSite: LocaleSite, input: LlmsInput, options: LlmsConfig): readonly LlmsFile[] {
  const { locale, prefix } = localeSite
  const rest = new Map(chosenRoutes(localeSite, input, options).map((route) => [route.path, route]))
  const take = (page: LlmsPage): boolean => rest.delete(page.route)
  const lists = contentsIn(localeSite, input.site)
    .flatMap(({ kind, content }) => kind.pageLists(content))
    .map((list) => ({ ...list, pages: list.pages.filter(take) }))
  const files = new Map<string, LlmsSection[]>([[prefix, []]])
  for (const { title, path: folder, isApart, pages } of lists) {
    const section = { title, folder, pages, isOptional: false }
    if (pages.length === 0) continue
    if (isApart) addToList(files, folder, section)
    else files.get(prefix)?.push(section)
  }
  for (const section of restSections(rest.values(), [...files.keys()], input))
    files.get(section.folder)?.push(section)
  const [main, ...apart] = [...files].map(([folder, sections]): LlmsFile => {
    const title = folder === prefix ? null : (sections[0]?.title ?? null)
    return { locale, folder, title, sections: inOrder(sections, options.order, prefix), more: [] }
  })
  if (!main) return []
  return splitFile({ ...main, more: apart }).concat(apart.flatMap((file) => splitFile(file)))
}

function chosenRoutes(
  { locale, prefix }: LocaleSite,
  { site, inspected }: LlmsInput,
  { include, exclude }: LlmsConfig,
): readonly Route[] {
  const isIn = include.length === 0 ? () => true : matcher(include, prefix)
  const isOut = matcher(exclude, prefix)
  return site.routes.filter(
    (route) =>
      route.locale === locale &&
      route.hasUrl &&
      kindOf(route, site).indexable(route, inspected.noIndex) &&
      isIn(route.path) &&
      !isOut(route.path),
  )
}

/** `/docs/a` names the page at `/docs/a/`, too, and its translations. */
function matcher(patterns: readonly string[], prefix: string): (path: string) => boolean {
  if (patterns.length === 0) return () => false
  const isMatch = picomatch([...patterns])
  return (path) =>
    [path, path.slice(prefix.length)].some((one) => isMatch(one) || isMatch(one.replace(/(?<=.)\/$/, '')))
}

/** Pages in no list of a kind, each in the nearest file above it: those with a file, then lists of pages. */
function restSections(
  routes: Iterable<Route>,
  folders: readonly string[],
  input: LlmsInput,
): readonly LlmsSection[] {
  const sections = new Map<string, { readonly section: LlmsSection; readonly pages: LlmsPage[] }>()
  const nearest = folders.toSorted((a, b) => b.length - a.length)
  for (const route of [...routes].toSorted((a, b) => Number(!a.source) - Number(!b.source))) {
    const folder = nearest.find((one) => route.path.startsWith(`${one}/`)) ?? folders[0] ?? ''
    const isOptional = route.source === null
    const key = `${folder} ${isOptional}`
    const made = sections.get(key) ?? emptySection(folder, isOptional)
    sections.set(key, made)
    made.pages.push(pageOf(route, input))
  }
  return [...sections.values()].map(({ section, pages }) => ({ ...section, pages: withNames(pages) }))
}

/** The name `Optional` has this meaning in llms.txt. */
const emptySection = (folder: string, isOptional: boolean) => ({
  section: { title: isOptional ? 'Optional' : 'Pages', folder, isOptional, pages: [] },
  pages: [] as LlmsPage[],
})

function pageOf(route: Route, { site, shared, inspected }: LlmsInput): LlmsPage {
  const kind = kindOf(route, site)
  const entry = kind.searchEntry(route, inspected.texts.get(route) ?? null)
  return {
    route: route.path,
    title: entry?.title ?? kind.cardText(route, null, shared.context)?.title ?? route.path,
    description: entry?.description() ?? null,
  }
}

/** Pages of one title are told apart by their paths. */
function withNames(pages: readonly LlmsPage[]): readonly LlmsPage[] {
  const names = new Map<string, number>()
  for (const { title } of pages) names.set(title, (names.get(title) ?? 0) + 1)
  return pages.map((page) =>
    names.get(page.title) === 1 ? page : { ...page, title: `${page.title} (${page.route})` },
  )
}

function inOrder(
  sections: readonly LlmsSection[],
  order: LlmsConfig['order'],
  prefix: string,
): readonly LlmsSection[] {
  if (order.length === 0) return sections
  const patterns = order.map((pattern) => matcher([pattern], prefix))
  const rank = ({ route }: LlmsPage): number => {
    const at = patterns.findIndex((isMatch) => isMatch(route))
    return at === -1 ? patterns.length : at
  }
  const sorted = sections.map((section) => ({
    ...section,
    pages: section.pages.toSorted((a, b) => rank(a) - rank(b)),
  }))
  const first = ({ pages, isOptional }: LlmsSection): number =>
    isOptional ? patterns.length + 1 : Math.min(...pages.map(rank))
  return sorted.toSorted((a, b) => first(a) - first(b))
}
