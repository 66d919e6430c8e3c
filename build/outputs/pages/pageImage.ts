// The image of a page's link previews: the page's own, else its card, else that of the site.
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { Asset } from '../../model/asset.ts'
import { urlOf } from '../../model/locales.ts'
import type { Config } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import { fromRoot, isBeside } from '../../shared/hrefs.ts'
import { hrefOf, type OutputPath, type RoutePath, type SourcePath } from '../../shared/paths.ts'
import type { HeadImage, RouteData } from '../../shared/routeData.ts'
import { cardSize } from '../cards/design.ts'

/** The index that resolves images. */
interface ImageSources {
  readonly index: LinkIndex
  readonly assets: ReadonlyMap<SourcePath, Asset>
  readonly shared: { readonly context: { readonly config: Config } }
  readonly cards: ReadonlyMap<
    RoutePath,
    { readonly path: OutputPath; readonly texts: { readonly title: string } }
  >
}

/** The route's data with its final image: the URL of a card or of a file beside the page, and the size. */
export function withImage(data: RouteData, route: Route, sources: ImageSources): RouteData {
  const image = imageOf(route, data.head.image, sources)
  return image === data.head.image ? data : { ...data, head: { ...data.head, image } }
}

function imageOf(
  route: Route,
  named: HeadImage | null,
  { index, assets, shared, cards }: ImageSources,
): HeadImage | null {
  const { config } = shared.context
  const own = route.image
  const card = own === null ? cards.get(route.path) : undefined
  if (card)
    return {
      href: urlOf(route.locale, config) + hrefOf(`/${card.path}`, config.baseUrl),
      ...cardSize,
      alt: card.texts.title,
    }
  const image = own ?? config.theme.image
  if (image === null) return named
  const from = { locale: route.locale, route, source: route.page?.source ?? null }
  const target = resolveHref(isBeside(image) ? image : fromRoot(image), from, index)
  const asset = target.kind === 'asset' || target.kind === 'static' ? assets.get(target.source) : undefined
  if (!asset) return named
  const path = target.kind === 'static' ? target.path : `/${asset.output}`
  const size =
    asset.width === null || asset.height === null ? {} : { width: asset.width, height: asset.height }
  return { href: urlOf(route.locale, config) + hrefOf(path, config.baseUrl), ...size }
}
