// The scope of a search: everything outside the documentation and, for each docs instance, the current
// version. Loads with the dialog or the page of all results.
import type { RouteData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'

export const tagOf = (instance: string, version: string): string => `docs-${instance}-${version}`

export interface SearchScope {
  readonly tags: readonly string[]
  /** The label on a hit: that of its version, unless it is the one that readers find without choosing. */
  readonly labelOf: (tag: string) => string | null
}

/** `preferred` has the name of the version that the reader chose in each instance. */
export function scopeOf(
  { docs }: Pick<SiteData, 'docs'>,
  route: RouteData,
  preferred: Readonly<Record<string, string>>,
): SearchScope {
  const versions = docs.map((instance) => {
    const read =
      'version' in route && route.version?.instance === instance.id ? route.version.name : undefined
    const liked = instance.versions.find(({ name }) => name === preferred[instance.id])?.name
    return tagOf(
      instance.id,
      read ?? liked ?? instance.versions.find(({ isLast }) => isLast)?.name ?? 'current',
    )
  })
  return {
    tags: ['default', ...versions],
    labelOf(tag) {
      for (const { id, versions: all } of docs)
        for (const { name, label, isLast } of all) if (!isLast && tagOf(id, name) === tag) return label
      return null
    },
  }
}
