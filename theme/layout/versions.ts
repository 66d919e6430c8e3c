// The current version, and the URL of a page in each version. The version dropdown opens the same document if
// it exists, otherwise the main one.
import type { PageVersion } from '../../build/shared/routeData.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'
import { useUrl } from '../state/url.ts'

/** The version data of the page if it belongs to the plugin instance, otherwise null. */
export function usePageVersion(instance: string): PageVersion | null {
  const { route } = useShown()
  return 'version' in route && route.version?.instance === instance ? route.version : null
}

interface VersionEntry {
  readonly name: string
  readonly label: string
  readonly href: string
  readonly active: boolean
}

export interface VersionEntries {
  readonly entries: readonly VersionEntry[]
  /** The current version, otherwise the preferred one, otherwise the latest. */
  readonly current: VersionEntry
  /** Version names, in the order in which a document is looked up. */
  readonly names: readonly string[]
  /** Makes a version the preferred one. */
  readonly choose: (entry: Pick<VersionEntry, 'name'>) => void
}

export function useVersionEntries(instance: string): VersionEntries {
  const { docs } = useSite()
  const page = usePageVersion(instance)
  const rest = useUrl().replace(/^[^?#]*/, '')
  const { preferredVersions, preferVersion } = useBrowserState()
  const preferred = useStore(preferredVersions)[instance]
  const versions = docs.find(({ id }) => id === instance)?.versions
  if (!versions || versions.length === 0)
    throw new Error(`There is no docs instance "${instance}" on this site.`)
  const latest = versions.find(({ isLast }) => isLast)?.name
  const names = [page?.name, preferred, latest, ...versions.map(({ name }) => name)].filter(
    (name) => name !== undefined,
  )
  const entries = versions.map(({ name, label, mainHref }) => ({
    name,
    label,
    href: page ? (page.hrefs[name] ?? mainHref) + rest : mainHref,
    active: page?.name === name,
  }))
  const current = entries.find(({ name }) => name === names[0]) ?? (entries[0] as VersionEntry)
  return {
    entries,
    current,
    names,
    choose: ({ name }) => preferVersion(instance, name),
  }
}
