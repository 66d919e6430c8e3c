// Registers the service worker, follows installation and removal of the app, and offers a new version. Loads
// after hydration.
import {
  installedKey,
  type OfflineOptions,
  offeredName,
  readWorkerParams,
  takeOverMessage,
  watchedAttribute,
  workerUrl,
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

/**
 * Does nothing in browsers without service workers, on insecure pages, and on pages of the watch server,
 * which must not be cached.
 */
export async function startOfflineMode({ site, state }: OfflineStart): Promise<void> {
  if (!('serviceWorker' in navigator) || document.documentElement.hasAttribute(watchedAttribute)) return
  const options: OfflineOptions = JSON.parse(process.env['TROODON_PWA'] as string)
  const { storage } = state
  const log = (...words: readonly unknown[]) => options.debug && console.info('[offline mode]', ...words)

  window.addEventListener('appinstalled', () => {
    log('the app was installed')
    storage.set(installedKey, 'true')
    void startAgain(site)
  })
  const offered = () => {
    if (storage.get(installedKey) === null) return
    log('the app was removed: it can be installed again')
    storage.remove(installedKey)
    void startAgain(site)
  }
  window.addEventListener('beforeinstallprompt', offered)
  if (offeredName in window) offered()

  const strategy = await activeStrategy(options.strategies, storage)
  log(strategy === null ? 'off' : `on, because of ${strategy}`)
  const url = workerUrl(site.baseUrl, { offlineMode: strategy !== null, debug: options.debug })
  try {
    const registration = await navigator.serviceWorker.register(url)
    if (strategy === null) return
    // Loaded here, because requests can block while one worker replaces another.
    const { showUpdate } = await import('./showUpdate.tsx')
    const show = () => showUpdate({ site, state, refresh: () => refresh(registration) })
    whenWaiting(registration, (worker) => offer(worker, registration, show))
  } catch (error) {
    // Offline, the current worker continues.
    log('the worker stays as it is:', error)
  }
}

/** The worker's URL depends on whether the app is installed, which a page reads when it loads. */
async function startAgain({ baseUrl }: SiteData): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister()
  window.location.reload()
}

/** `act` receives a waiting worker. A worker that activates by itself has done so after the pause. */
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

/**
 * A worker without a cache has no older version to show, so the new one replaces it without asking the
 * reader.
 */
function offer(worker: ServiceWorker, { active }: ServiceWorkerRegistration, show: () => () => void): void {
  if (active && readWorkerParams(active.scriptURL).offlineMode) worker.addEventListener('statechange', show())
  else worker.postMessage(takeOverMessage)
}

/** Another tab can have activated the new worker already. */
function refresh({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload()
  if (!waiting) reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting?.postMessage(takeOverMessage)
  // A busy old worker is released when its pages reload.
  setTimeout(reload, patience)
}
