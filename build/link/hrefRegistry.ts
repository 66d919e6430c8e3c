// Resolves the links of everything around pages: navbar, footer, sidebars, cards.
import type { HrefRegistry, ResolvedHref } from '../model/links.ts'
import type { LinkFact } from '../model/page.ts'
import { fromRoot } from '../shared/hrefs.ts'
import { hrefOf } from '../shared/paths.ts'
import { noUrl } from '../shared/unsafeUrls.ts'
import type { LinkIndex } from './linkIndex.ts'
import { type Resolution, resolveHref } from './resolveHref.ts'

export function openHrefRegistry(index: LinkIndex): HrefRegistry {
  const seen = new Map<string, LinkFact[]>()
  return {
    seen,
    resolve(href, locale, kind = 'link') {
      // A place on whichever page shows the link; `#` itself is used for items that only open a menu.
      if (href.startsWith('#')) return { href, external: false }
      const links = seen.get(locale) ?? []
      if (!seen.has(locale)) seen.set(locale, links)
      if (!links.some((link) => link.href === href && link.kind === kind))
        links.push({ kind, href, line: 0, column: 0 })
      return resolveFromRoot(href, locale, index)
    },
  }
}

/** Resolves a link that is in no file of a page. */
export function resolveFromRoot(href: string, locale: string, index: LinkIndex): ResolvedHref {
  const rooted = fromRoot(href)
  return finished(resolveHref(rooted, { locale, route: null, source: null }, index), rooted, index.baseUrl)
}

/** A broken link stays as written; the check of links reports it. */
function finished(resolution: Resolution, href: string, baseUrl: string): ResolvedHref {
  switch (resolution.kind) {
    case 'route':
      return {
        href: hrefOf(resolution.route.path, baseUrl) + resolution.query + resolution.hash,
        external: false,
      }
    case 'static':
    case 'made':
      return { href: hrefOf(resolution.path, baseUrl) + resolution.rest, external: false }
    case 'outside':
      return { href: resolution.href, external: true }
    default:
      if (resolution.kind === 'broken' && resolution.reason === 'unsafe')
        return { href: noUrl, external: false }
      return {
        href:
          href.startsWith('/') && !href.startsWith('//')
            ? hrefOf(href, baseUrl).replaceAll('%25', '%')
            : href,
        external: false,
      }
  }
}
