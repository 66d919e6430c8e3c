// Links that name a document (`doc:`) or a heading (`ref:`) by id, across versions and instances.
import type { DocsVersion } from '../model/docs.ts'
import type { Route } from '../model/route.ts'
import { nearest } from '../model/text/nearest.ts'
import { decodePath, encodePath, inOneForm, routeKey } from '../shared/paths.ts'
import { partsOf } from './hrefParts.ts'
import type { LinkOrigin } from './linkCandidates.ts'
import type { LinkIndex } from './linkIndex.ts'
import type { Resolution } from './resolution.ts'

/**
 * `doc:guides/intro`: in the version and instance of the page, or else in the last version of the default
 * instance. `doc:@2.0:intro`, `doc:api:intro` and `doc:api@2.0:intro` name a version or an instance.
 */
export function resolveDocId(href: string, from: LinkOrigin, index: LinkIndex): Resolution {
  const { id, version, query, hash } = placeOf(href, from, index)
  const doc = version?.docsById.get(id)
  const route = doc && index.routes.get(routeKey(doc.route))
  if (route) return { kind: 'route', route, query, hash }
  return { kind: 'broken', reason: 'page', draft: version?.draftIds.includes(id) ?? false }
}

/** `ref:some-id` finds the document whose heading has the written id. Prefixes are those of `doc:`. */
export function resolveRefId(href: string, from: LinkOrigin, index: LinkIndex): Resolution {
  const { id, version, query } = placeOf(href, from, index)
  const ids = version ? idsIn(version, index) : new Map<string, readonly Route[]>()
  const routes = ids.get(id) ?? []
  const [route] = routes
  if (route && routes.length === 1) return { kind: 'route', route, query, hash: `#${encodePath(id)}` }
  const found = { on: routes.map(({ path }) => path), similar: route ? null : nearest(id, ids.keys()) }
  return { kind: 'broken', reason: 'id', draft: false, found }
}

function placeOf(href: string, from: LinkOrigin, index: LinkIndex) {
  const { path, query, hash } = partsOf(href.replace(/^\s*\w+:/, ''))
  const [, place = '', id = ''] = /^(?:([^:]*):)?(.*)$/.exec(decodePath(path)) ?? []
  const [instance = '', version = ''] = place.split('@')
  const all = [...(index.versions.get(from.locale) ?? [])]
  const own = (from.route as (Route & { readonly version?: DocsVersion }) | null)?.version
  const main = all.find((one) => one.instance === 'default') ?? all[0]
  const wanted = instance || own?.instance || main?.instance
  const ofInstance = all.filter((one) => one.instance === wanted)
  const name = version || (own?.instance === wanted ? own?.name : undefined)
  const found = ofInstance.find((one) => (name === undefined ? one.isLast : one.name === name))
  return { id: inOneForm(id), version: found, query, hash }
}

const known = new WeakMap<LinkIndex, Map<DocsVersion, ReadonlyMap<string, readonly Route[]>>>()

/** Written id → the pages of the version that have it. Only versions that `ref:` links name are read. */
function idsIn(version: DocsVersion, index: LinkIndex): ReadonlyMap<string, readonly Route[]> {
  const versions = known.get(index) ?? new Map<DocsVersion, ReadonlyMap<string, readonly Route[]>>()
  known.set(index, versions)
  const remembered = versions.get(version)
  if (remembered) return remembered
  const ids = new Map<string, Route[]>()
  for (const doc of version.docsById.values()) {
    const route = index.routes.get(routeKey(doc.route))
    if (!route?.page) continue
    const { headings, ids: others } = route.page.facts
    const written = headings.filter(({ isWritten }) => isWritten).map(({ id }) => id)
    for (const id of new Set([...written, ...others])) {
      const pages = ids.get(id)
      if (pages) pages.push(route)
      else ids.set(id, [route])
    }
  }
  versions.set(version, ids)
  return ids
}
