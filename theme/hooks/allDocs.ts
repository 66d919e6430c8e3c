// The documentation with all its documents. Pages whose components read them name a file with the documents:
// the build adds its URL to the data of pages when this module is part of the site's code
// (build/bundle/bundler.ts), and notes which pages read it while they are rendered.
import { use, useSyncExternalStore } from 'react'
import type { AllDocs } from '../../build/shared/allDocs.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { HeadContext } from '../context/head.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { fetchJson } from '../router/pageCode.ts'
import { docsDataOf, type GlobalDocs } from './docsData.ts'

export function useGlobalDocs(): readonly GlobalDocs[] {
  const site = useSite()
  const { allDocs } = useShown().route
  const head = use(HeadContext)
  const files = filesOfBrowser()
  const loaded = useSyncExternalStore(
    files.subscribe,
    () => (allDocs && files.loaded.get(allDocs.href)) ?? null,
    () => null,
  )
  if (!allDocs) return docsDataOf(site)
  if (site.allDocs)
    return whenRead(site, head ?? site, () => head && Object.assign(head, { readsDocs: true }))
  // The server has rendered them: the page is hydrated once they are here.
  const data = allDocs.isRead ? use(files.load(allDocs.href)) : loaded
  return data ? wholeDocs(site, data) : whenRead(site, allDocs, () => void files.load(allDocs.href))
}

const wholes = /* @__PURE__ */ new WeakMap<AllDocs, readonly GlobalDocs[]>()

function wholeDocs(site: SiteData, data: AllDocs): readonly GlobalDocs[] {
  const known =
    wholes.get(data) ??
    docsDataOf(site).map((instance) => ({
      ...instance,
      versions: instance.versions.map((version) => ({ ...version, ...data[instance.id]?.[version.name] })),
    }))
  wholes.set(data, known)
  return known
}

const partly = /* @__PURE__ */ new WeakMap<object, readonly GlobalDocs[]>()

/**
 * Calls `note` when a member is read that the data of the site lacks. All hooks of a page return the same
 * objects, because sites compare them: `versions.filter((one) => one !== latestVersion)`.
 */
function whenRead(site: SiteData, page: object, note: () => void): readonly GlobalDocs[] {
  const known =
    partly.get(page) ?? docsDataOf(site).map((instance) => notedDocs(instance, site.allDocs, note))
  partly.set(page, known)
  return known
}

const notedDocs = (instance: GlobalDocs, data: SiteData['allDocs'], note: () => void): GlobalDocs => ({
  ...instance,
  versions: instance.versions.map((version) => {
    const whole = { ...version, ...data?.[instance.id]?.[version.name] }
    const members = (['docs', 'draftIds', 'sidebars'] as const).map((name) => {
      const value = whole[name]
      const get = () => {
        note()
        return value
      }
      return [name, { get, enumerable: true, configurable: true }] as const
    })
    return Object.defineProperties(whole, Object.fromEntries(members))
  }),
})

interface DocsFiles {
  readonly loaded: Map<string, AllDocs>
  readonly load: (href: string) => Promise<AllDocs | null>
  readonly subscribe: (listener: () => void) => () => void
}

let files: DocsFiles | null = null

function filesOfBrowser(): DocsFiles {
  files ??= openFiles()
  return files
}

function openFiles(): DocsFiles {
  const loaded = new Map<string, AllDocs>()
  const requests = new Map<string, Promise<AllDocs | null>>()
  const listeners = new Set<() => void>()
  const load = async (href: string): Promise<AllDocs | null> => {
    try {
      const data = (await fetchJson(href)) as AllDocs
      loaded.set(href, data)
      for (const listener of listeners) listener()
      return data
    } catch {
      // The documents of another deploy: the page shows those that the site's data has.
      return null
    }
  }
  return {
    loaded,
    load(href) {
      const request = requests.get(href) ?? load(href)
      requests.set(href, request)
      return request
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
