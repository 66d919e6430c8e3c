// The service worker. Its URL contains the settings. With offline mode on, it caches every file of the list
// and serves from the cache. Otherwise it deletes the cache and answers no requests. The build prepends a
// line with the URL of the list.
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import {
  type PrecacheList,
  readWorkerParams,
  takeOverMessage,
  type WorkerSettings,
} from '../build/shared/offline.ts'
import { cacheUrls } from './offline/cacheUrls.ts'

/** The global scope of a service worker; the DOM types do not include it. */
interface Worker {
  readonly location: Location
  readonly registration: { readonly scope: string }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void
}

interface ExtendableEvent extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void
}

interface FetchEvent extends Event {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly message: MessageEvent
  readonly fetch: FetchEvent
}

declare const troodonWorker: WorkerSettings
const worker = self as unknown as Worker
const { offlineMode, debug } = readWorkerParams(worker.location.href)
const log = (...words: readonly unknown[]) => debug && console.info('[service worker]', ...words)

/** Ends with the scope, like the names of Workbox' caches. */
const visitedName = `troodon-visited-${worker.registration.scope}`

/** The number of parallel requests during installation. */
const lanes = 6

if (offlineMode) {
  const controller = new PrecacheController()
  // The list is cached too, so that a restarted worker can read it offline.
  controller.addToCacheList([{ url: troodonWorker.list, revision: null }])
  let listed: Promise<void> | null = null
  const list = () => (listed ??= readList(controller))

  worker.addEventListener('install', (event) =>
    event.waitUntil(list().then(() => keepAll(controller, event))),
  )
  worker.addEventListener('activate', (event) =>
    event.waitUntil(list().then(() => takeOver(controller, event))),
  )
  worker.addEventListener('message', ({ data }) => {
    if ((data as { type?: unknown } | null)?.type === takeOverMessage.type) void worker.skipWaiting()
  })
  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request
    if (method !== 'GET' || new URL(url).origin !== worker.location.origin) return
    event.respondWith(
      list().then(
        () => answer(controller, event.request),
        () => fetch(event.request),
      ),
    )
    // If the list could not be read, the next request tries again.
    list().catch(() => {
      listed = null
    })
  })
} else {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => event.waitUntil(forget()))
}

async function readList(controller: PrecacheController): Promise<void> {
  const response = (await controller.matchPrecache(troodonWorker.list)) ?? (await fetch(troodonWorker.list))
  if (!response.ok) throw new Error(`${troodonWorker.list} answered ${response.status}.`)
  const files = (await response.json()) as PrecacheList
  controller.addToCacheList(files.map(([url, revision]) => ({ url, revision })))
}

/** Skips files that are in the cache, so that an interrupted installation continues. */
async function keepAll(controller: PrecacheController, event: Event): Promise<void> {
  const files = controller.getURLsToCacheKeys().entries()
  const lane = async () => {
    for (const [url, cacheKey] of files) {
      // URLs with a content hash can come from the browser's HTTP cache; others must not.
      const request = new Request(url, {
        cache: url === cacheKey ? 'default' : 'reload',
        credentials: 'same-origin',
      })
      await Promise.all(controller.strategy.handleAll({ request, event, params: { cacheKey } }))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  log('ready with', controller.getURLsToCacheKeys().size, 'files')
}

async function takeOver(controller: PrecacheController, event: Event): Promise<void> {
  await controller.activate(event)
  await caches.delete(visitedName)
  await worker.clients.claim()
  log('answers from now on')
}

async function answer(controller: PrecacheController, request: Request): Promise<Response> {
  for (const { url, same } of cacheUrls(request.url)) {
    const kept = await controller.matchPrecache(url)
    if (!kept) continue
    // The URL is another form of the page's URL. Redirects to the page, as a host does.
    if (!same && request.mode === 'navigate') return Response.redirect(url + new URL(request.url).search, 302)
    return kept
  }
  log('not kept:', request.url)
  return troodonWorker.keepsVisited ? visited(request) : fetch(request)
}

/** From the network, and kept. Without a network, what the reader loaded earlier from this build. */
async function visited(request: Request): Promise<Response> {
  const cache = await caches.open(visitedName)
  try {
    const response = await fetch(request)
    // A partial response cannot be kept.
    if (response.status === 200) void cache.put(request, response.clone()).catch(() => undefined)
    return response
  } catch (error) {
    const isPage = request.mode === 'navigate'
    const kept = await cache.match(request.url, { ignoreSearch: isPage, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** Deletes this site's caches. The cache names of other sites on the host end with a different scope. */
async function forget(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(worker.registration.scope))
  await Promise.all(names.map((name) => caches.delete(name)))
  if (names.length > 0) log('removed', names.join(', '))
}
