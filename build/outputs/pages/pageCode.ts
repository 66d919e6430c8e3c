// Data of a page with code: the URL of its module, and the finished attributes of its links.
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveOrCorrect } from '../../link/resolveOrCorrect.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { PageFacts } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { type AssetFacts, allAttributes, type LinksOfMdx } from '../../render/attributes.ts'
import { hrefOf, type SourcePath } from '../../shared/paths.ts'
import type { PageCode } from '../../shared/routeData.ts'

export interface CodeContext {
  readonly bundle: Bundle
  readonly index: LinkIndex
  readonly assets: ReadonlyMap<SourcePath, AssetFacts>
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
}

/** Null for a page that needs no separate code. */
export function codeOf(route: Route, { bundle, index, assets, pages }: CodeContext): PageCode | null {
  const source = route.source
  const module = source === null ? undefined : bundle.pages[source]
  if (source === null || !module) return null
  const href = (path: string) => hrefOf(`/${path}`, index.baseUrl)
  return {
    module: source,
    href: href(module.script),
    styles: module.styles.map(href),
    attributes: importedAttributes(module.markdown, route, { index, assets, pages }),
  }
}

/** Finished attributes of the links of Markdown files that code of the page has. */
export function importedAttributes(
  files: readonly SourcePath[],
  route: Route,
  { index, assets, pages }: Omit<CodeContext, 'bundle'>,
  mdx?: LinksOfMdx,
): Readonly<Record<SourcePath, readonly string[]>> {
  const attributes = files.map((file) => {
    const links = pages.get(file)?.links.filter((link) => link.source === undefined) ?? []
    const from = { locale: route.locale, route, source: file }
    return [
      file,
      allAttributes(links, (link) => resolveOrCorrect(link, from, index), {
        assets,
        baseUrl: index.baseUrl,
        mdx,
      }),
    ] as const
  })
  return Object.fromEntries(attributes)
}
