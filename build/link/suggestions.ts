// Suggestions for broken links: pages and files with similar names.
import { nearest } from '../model/text/nearest.ts'
import { decodePath, fileNameOf, hrefOf, joinPath } from '../shared/paths.ts'
import type { LinkOrigin } from './linkCandidates.ts'
import type { LinkIndex } from './linkIndex.ts'

export interface Suggestions {
  /** The `href` of a page that is spelled similarly. */
  readonly page: (href: string, from: LinkOrigin) => string | null
  /** A file with the same or a similar name. */
  readonly file: (href: string) => string | null
}

/**
 * Pages are remembered by language and `href`: a broken link of a navbar or footer is often on many pages.
 */
export function openSuggestions(index: LinkIndex): Suggestions {
  const known = new Map<string, string | null>()
  return {
    page(href, from) {
      const key = `${from.locale} ${href}`
      const remembered = known.get(key)
      const found = remembered === undefined ? nearestRoute(href, from, index) : remembered
      known.set(key, found)
      return found
    },
    file: (href) => nearestFile(href, index),
  }
}

/** Pages that end with the same name come first, then the closest path. */
function nearestRoute(href: string, from: LinkOrigin, index: LinkIndex): string | null {
  const path = decodePath(href.replace(/[?#].*$/, ''))
    .replace(/\/$/, '')
    .replace(/\.html?$/, '')
  const wanted = path.startsWith('/') ? path : joinPath('/', from.route?.path ?? '/', '..', path)
  const segment = fileNameOf(path).toLowerCase()
  const same = segment === '' ? [] : (index.bySegment.get(segment) ?? [])
  const found =
    nearest(wanted, same) ??
    same[0] ??
    nearest(
      wanted,
      [...index.routes.values()].map((route) => route.path),
    )
  return found === null ? null : hrefOf(found, index.baseUrl)
}

function nearestFile(href: string, { files }: LinkIndex): string | null {
  const name = fileNameOf(decodePath(href.replace(/[?#].*$/, '')))
  const ending = /\.\w+$/.exec(name)?.[0] ?? ''
  const isPage = /^\.mdx?$/i.test(ending)
  const candidates = [...files].filter((file) => (isPage ? /\.mdx?$/i.test(file) : file.endsWith(ending)))
  const names = new Map(candidates.map((file) => [fileNameOf(file), file]))
  return names.get(name) ?? names.get(nearest(name, names.keys()) ?? '') ?? null
}
