// The scope of a search: everything outside the documentation and, for each docs instance, the current
// version.
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'

export const tagOf = (instance: string, version: string): string => `docs-${instance}-${version}`

export interface SearchScope {
  readonly tags: readonly string[]
  /** The label on a hit: the label of its version if the instance has several versions. */
  readonly labelOf: (tag: string) => string | null
}

export function useSearchScope(): SearchScope {
  const { docs } = useSite()
  const { route } = useShown()
  const { preferredVersions } = useBrowserState()
  const preferred = useStore(preferredVersions)
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
        if (all.length > 1) for (const { name, label } of all) if (tagOf(id, name) === tag) return label
      return null
    },
  }
}
