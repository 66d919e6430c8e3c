// The generated page of a category, and the names of categories in translation files.
import type { SidebarCategoryLink } from '../../model/config/sidebarConfig.ts'
import type { GeneratedIndex } from '../../model/docs.ts'
import { pagePath } from '../../model/pagePath.ts'
import { slugProblem } from '../../shared/slug.ts'
import { type SidebarContext, sidebarProblem, slashOf } from './sidebarContext.ts'
import type { RawCategory } from './sidebarFile.ts'
import { translateLabel } from './translations.ts'

export function planIndex(
  item: RawCategory,
  link: Extract<SidebarCategoryLink, { type: 'generated-index' }>,
  context: SidebarContext,
): GeneratedIndex {
  // As in Docusaurus, only categories without a slug are counted.
  const ownSlug = () => `/category/${context.slugger.slug(item.label)}`
  const slug = link.slug ?? ownSlug()
  const reason = slugProblem(slug)
  if (reason)
    context.diagnostics.push(
      sidebarProblem(context, `The slug "${slug}" of the category "${item.label}" ${reason}.`, null, [
        context.sidebar,
        item.label,
      ]),
    )
  const key = `${categoryKey(item, context)}.link.generated-index`
  const label = labelOf(item, context)
  const { title, description } = { ...link, ...wordsOf(item.translated?.link) }
  const index: GeneratedIndex = {
    slug: slug.startsWith('/') ? slug : `/${slug}`,
    route: pagePath(`${context.version.path}/${reason ? ownSlug() : slug}`, context.input.config),
    ...slashOf(slug, context),
    title: title === undefined ? label : translateLabel(`${key}.title`, title, context),
    description:
      description === undefined
        ? (item.translated?.description ?? item.description ?? null)
        : translateLabel(`${key}.description`, description, context),
    keywords: [link.keywords ?? []].flat(),
    image: link.image ?? null,
    sidebar: context.sidebar,
    label,
  }
  context.indexes.push(index)
  return index
}

/** The title and the description of a generated page. */
const wordsOf = (link: NonNullable<RawCategory['translated']>['link']) =>
  link?.type === 'generated-index'
    ? Object.fromEntries(
        (['title', 'description'] as const).flatMap((name) => (link[name] ? [[name, link[name]]] : [])),
      )
    : {}

/** Of a category in translation files: with its own key, categories with the same label are told apart. */
export const categoryKey = ({ key, label }: RawCategory, { sidebar }: SidebarContext): string =>
  `sidebar.${sidebar}.category.${key ?? label}`

export const labelOf = (item: RawCategory, context: SidebarContext): string =>
  translateLabel(categoryKey(item, context), item.translated?.label ?? item.label, context)
