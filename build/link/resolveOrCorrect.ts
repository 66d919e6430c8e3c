// Where a link of a Markdown file leads; for a broken one, the site's own function may give another URL
// (`markdown.hooks` in the configuration).
import type { LinkFact } from '../model/page.ts'
import type { LinkOrigin } from './linkCandidates.ts'
import type { LinkIndex } from './linkIndex.ts'
import { type Resolution, resolveHref } from './resolveHref.ts'

export function resolveOrCorrect(link: LinkFact, origin: LinkOrigin, index: LinkIndex): Resolution {
  const resolution = resolveHref(link.href, origin, index)
  const { source } = origin
  if (resolution.kind !== 'broken' || source === null) return resolution
  const isImage = link.kind === 'image'
  const hooks = index.hooks.get(origin.locale)
  const hook = isImage ? hooks?.image : hooks?.link
  if (!hooks || !hook || !(isImage || resolution.reason === 'markdownFile')) return resolution
  const { href: url, line, column } = link
  const type = isImage ? 'image' : 'link'
  const key = JSON.stringify([hooks.locale, source, line, column, type, url])
  // Checks, pages and lists ask for the same link.
  if (!index.corrections.has(key)) {
    const node = { type, url, position: { start: { line, column } } }
    index.corrections.set(key, hook({ sourceFilePath: source, url, node }))
  }
  const corrected = index.corrections.get(key)
  return typeof corrected === 'string' ? resolveHref(corrected, origin, index) : resolution
}
