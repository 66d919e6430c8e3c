// Registers the service worker, follows installation and removal of the app, and offers a new version. Loaded after hydration.
import {
  installedKey,
  type OfflineOptions,
  offeredName,
  readWorkerParams,
  takeOverMessage,
  watchedAttribute,
  workerAddress,
} from '../../build/shared/offline.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import type { BrowserState } from '../state/browser.tsx'
import { activeStrategy } from './isActive.ts'

export interface OfflineStart {
  readonly site: SiteData
  readonly state: BrowserState
}

/** Milliseconds. */
const pause = 500
const patience = 3000

/** A browser without workers, or a page that is not secure, stays as it is; pages of the watch server must be new, not kept. */
export async function startOfflineMode({ site, state }: OfflineStart): Promise<void> {
  if (!('serviceWorker' in navigator) || document.documentElement.hasAttribute(watchedAttribute)) return
  const options: OfflineOptions = JSON.parse(process.env['TROODON_PWA'] as string)
  const { storage } = state
  const tell = (...words: readonly unknown[]) => options.debug && console.info('[offline mode]', ...words)

  window.addEventListener('appinstalled', () => {
    tell('the app was installed')
    storage.set(installedKey, 'true')
    void startAgain(site)
  })
  const offered = () => {
    if (storage.get(installedKey) === null) return
    tell('the app was removed: it can be installed again')
    storage.remove(installedKey)
    void startAgain(site)
  }
  window.addEventListener('beforeinstallprompt', offered)
  if (offeredName in window) offered()

  const strategy = await activeStrategy(options.strategies, storage)
  tell(strategy === null ? 'off' : `on, because of ${strategy}`)
  const address = workerAddress(site.baseUrl, { offlineMode: strategy !== null, debug: options.debug })
  try {
    const registration = await navigator.serviceWorker.register(address)
    if (strategy === null) return
    // Loaded now: a request while one worker replaces another can hold up both.
    const { showUpdate } = await import('./showUpdate.tsx')
    const show = () => showUpdate({ site, state, refresh: () => refresh(registration) })
    whenWaiting(registration, (worker) => offer(worker, registration, show))
  } catch (error) {
    // Without a network the worker that is there goes on.
    tell('the worker stays as it is:', error)
  }
}

/** The worker's address depends on the app being installed, which a page asks when it is loaded. */
async function startAgain({ baseUrl }: SiteData): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister()
  window.location.reload()
}

/** `act` gets a worker that waits: one that takes over by itself has done so after the pause. */
function whenWaiting(registration: ServiceWorkerRegistration, act: (worker: ServiceWorker) => void): void {
  const check = (worker: ServiceWorker) => {
    if (registration.active) setTimeout(() => worker.state === 'installed' && act(worker), pause)
  }
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') check(worker)
    })
  if (registration.waiting) check(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** A worker that kept nothing has no older version to show: the new one takes its place without a question. */
function offer(worker: ServiceWorker, { active }: ServiceWorkerRegistration, show: () => () => void): void {
  if (active && readWorkerParams(active.scriptURL).offlineMode) worker.addEventListener('statechange', show())
  else worker.postMessage(takeOverMessage)
}

/** Another tab may have let the new worker in already. */
function refresh({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload()
  if (!waiting) reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting?.postMessage(takeOverMessage)
  // An old worker that is busy lets go when its pages do.
  setTimeout(reload, patience)
}
