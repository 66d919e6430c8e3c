// The URLs that a site promises to keep: those of pages that search engines may list, with their ids.
import { isIndexable } from '../../kinds/indexable.ts'
import { idsOf, type LinkIndex } from '../../link/linkIndex.ts'
import type { Site } from '../../model/site.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { KnownUrl, KnownUrls } from './urlsFile.ts'

/** `hidden` are the sources of pages that ask search engines to stay away when they are rendered. */
export function siteUrls(
  { routes, config }: Pick<Site, 'routes' | 'config'>,
  index: LinkIndex,
  hidden: ReadonlySet<SourcePath>,
): KnownUrls {
  const urls = new Map<string, KnownUrl>()
  if (config.noIndex) return urls
  for (const route of routes) {
    const { path, source, hasUrl, kind } = route
    if (!hasUrl || kind === 'debug' || !isIndexable(route, hidden)) continue
    const anchors = [...(idsOf(route, index) ?? [])].filter((id) => !isNote.test(id))
    urls.set(path, { source, anchors })
  }
  return urls
}

/** Numbers of footnotes change with the text. */
const isNote = /(?:^|-)fn(?:ref)?-?\d/
