// The picture that other places show beside a link to a page: the page's own, else its card, else that of the site.

import { isBeside } from '../../kinds/data.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { Route } from '../../model/route.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { HeadImage, RouteData } from '../../shared/routeData.ts'
import { cardSize } from '../cards/design.ts'
import type { OutputInput } from './pages.ts'

/** The route's data with what is known of its picture by now: the card, the address of a file beside the text, sizes. */
export function withImage(data: RouteData, route: Route, input: OutputInput): RouteData {
  const image = imageOf(route, data.head.image, input)
  return image === data.head.image ? data : { ...data, head: { ...data.head, image } }
}

function imageOf(
  route: Route,
  named: HeadImage | null,
  { index, assets, shared, cards }: OutputInput,
): HeadImage | null {
  const { config } = shared.context
  const own = route.image
  const card = own === null ? cards.get(route.path) : undefined
  if (card)
    return { href: config.url + hrefOf(`/${card.path}`, config.baseUrl), ...cardSize, alt: card.texts.title }
  const image = own ?? config.theme.image
  if (image === null) return named
  const from = { locale: route.locale, route, source: route.page?.source ?? null }
  const target = resolveHref(
    isBeside(image) || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(image) ? image : `/${image}`,
    from,
    index,
  )
  const asset = target.kind === 'asset' || target.kind === 'static' ? assets.get(target.source) : undefined
  if (!asset) return named
  const path = target.kind === 'static' ? target.path : `/${asset.output}`
  const size =
    asset.width === null || asset.height === null ? {} : { width: asset.width, height: asset.height }
  return { href: config.url + hrefOf(path, config.baseUrl), ...size }
}
