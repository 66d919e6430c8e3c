// The state of a page: color mode, preferred versions, announcement. client.tsx starts it once; on the server
// the stores contain their initial values.
import { createContext, use } from 'react'
import type { SiteData } from '../../build/shared/siteData.ts'
import { openStorage, type Storage_ } from './storage.ts'
import { createStore, type Store } from './store.ts'

export type ColorMode = 'light' | 'dark'

export interface BrowserState {
  /** The mode of the page. state/colorMode.ts derives it from the choice. */
  readonly colorMode: Store<ColorMode>
  /** The mode that the reader chose; null for the mode of the system, or the default of the site. */
  readonly colorChoice: Store<ColorMode | null>
  /** Instance id → version name. */
  readonly preferredVersions: Store<Readonly<Record<string, string>>>
  readonly announcementClosed: Store<boolean>
  /** Stored choices of widgets, by key. */
  readonly storage: Storage_
  readonly chooseColorMode: (choice: ColorMode | null) => void
  readonly preferVersion: (instance: string, version: string) => void
  readonly closeAnnouncement: () => void
}

const nothing = () => {}

export function serverState(site: SiteData): BrowserState {
  return {
    colorMode: createStore<ColorMode>(site.colorMode.defaultMode),
    colorChoice: createStore<ColorMode | null>(null),
    preferredVersions: createStore<Readonly<Record<string, string>>>({}),
    announcementClosed: createStore(false),
    storage: { get: () => null, set: nothing, remove: nothing, keyOf: (key) => key },
    chooseColorMode: nothing,
    preferVersion: nothing,
    closeAnnouncement: nothing,
  }
}

/** Reads storage. */
export function startBrowserState(site: SiteData): BrowserState {
  const state = serverState(site)
  const storage = openStorage(site.storageSuffix, () => window[site.storageType ?? 'localStorage'])
  const { theme, themeChoice } = document.documentElement.dataset
  // Both can be anything that a URL asked for. state/colorMode.ts checks them.
  state.colorMode.set(theme as ColorMode)
  state.colorChoice.set(themeChoice === 'system' ? null : (themeChoice as ColorMode))
  if (!site.forgetsVersions) state.preferredVersions.set(storedVersions(site, storage))
  startAnnouncement(state, site, storage)
  return {
    ...state,
    storage,
    chooseColorMode(choice) {
      if (choice) storage.set('theme', choice)
      else storage.remove('theme')
      state.colorChoice.set(choice)
    },
    preferVersion(instance, version) {
      if (!site.forgetsVersions) storage.set(versionKey + instance, version)
      state.preferredVersions.set({ ...state.preferredVersions.get(), [instance]: version })
    },
    closeAnnouncement() {
      storage.set('docusaurus.announcement.dismiss', 'true')
      state.announcementClosed.set(true)
    },
  }
}

const versionKey = 'docs-preferred-version-'

/** By instance. Versions that the site does not have any more are forgotten. */
function storedVersions({ docs }: SiteData, storage: Storage_): Readonly<Record<string, string>> {
  const stored: Record<string, string> = {}
  for (const { id, versions } of docs) {
    const name = storage.get(versionKey + id)
    if (versions.some((version) => version.name === name)) stored[id] = name as string
    else storage.remove(versionKey + id)
  }
  return stored
}

function startAnnouncement({ announcementClosed }: BrowserState, site: SiteData, storage: Storage_): void {
  if (!site.announcement) return
  if (storage.get('docusaurus.announcement.id') !== site.announcement.id) {
    storage.set('docusaurus.announcement.id', site.announcement.id)
    storage.set('docusaurus.announcement.dismiss', 'false')
  }
  announcementClosed.set(storage.get('docusaurus.announcement.dismiss') === 'true')
}

export const BrowserStateContext = createContext<BrowserState | null>(null)

export function useBrowserState(): BrowserState {
  const state = use(BrowserStateContext)
  if (!state) throw new Error('useBrowserState is called outside of <BrowserStateContext>.')
  return state
}
