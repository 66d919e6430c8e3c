// Images that the data of a page names by their files (`@site/blog/ann.png`): their final URLs.
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { Asset } from '../../model/asset.ts'
import { hrefOf, type SourcePath } from '../../shared/paths.ts'

export interface ImageFiles {
  readonly index: LinkIndex
  readonly assets: ReadonlyMap<SourcePath, Asset>
}

/**
 * As written where there is no such file, which the check of links reports. `source`: the file that names an
 * image beside it.
 */
export function hrefOfFile(
  image: string,
  { index, assets }: ImageFiles,
  source: SourcePath | null = null,
): string {
  const target = resolveHref(image, { locale: '', route: null, source }, index)
  if (target.kind === 'static') return hrefOf(target.path, index.baseUrl)
  const asset = target.kind === 'asset' ? assets.get(target.source) : undefined
  return asset ? hrefOf(`/${asset.output}`, index.baseUrl) : image
}
