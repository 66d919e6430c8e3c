// The service worker. Its address says whether the offline mode is on: then it keeps every file of the list and answers from
// there, else it removes what was kept and answers nothing. The build puts a line in front that says where the list is.
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import {
  type PrecacheList,
  readWorkerParams,
  takeOverMessage,
  type WorkerSettings,
} from '../build/shared/offline.ts'
import { addressesOf } from './offline/addressesOf.ts'

/** What a worker has that a page has not. */
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

interface LifeEvent extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void
}

interface AskEvent extends Event {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  readonly install: LifeEvent
  readonly activate: LifeEvent
  readonly message: MessageEvent
  readonly fetch: AskEvent
}

declare const troodonWorker: WorkerSettings
const worker = self as unknown as Worker
const { offlineMode, debug } = readWorkerParams(worker.location.href)
const tell = (...words: readonly unknown[]) => debug && console.info('[service worker]', ...words)

/** Files fetched at a time while the worker is installed. */
const lanes = 6

if (offlineMode) {
  const controller = new PrecacheController()
  // Kept among the files, so that a worker that was stopped knows its list without a network.
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
    // A list that could not be read is asked for again with the next request.
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

/** What is in the cache already is not fetched again: an interrupted installation goes on where it was. */
async function keepAll(controller: PrecacheController, event: Event): Promise<void> {
  const files = controller.getURLsToCacheKeys().entries()
  const lane = async () => {
    for (const [url, cacheKey] of files) {
      // Addresses that change with their content may come from the browser's own cache, others must not.
      const request = new Request(url, {
        cache: url === cacheKey ? 'default' : 'reload',
        credentials: 'same-origin',
      })
      await Promise.all(controller.strategy.handleAll({ request, event, params: { cacheKey } }))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  tell('ready with', controller.getURLsToCacheKeys().size, 'files')
}

async function takeOver(controller: PrecacheController, event: Event): Promise<void> {
  await controller.activate(event)
  await worker.clients.claim()
  tell('answers from now on')
}

async function answer(controller: PrecacheController, request: Request): Promise<Response> {
  for (const { address, same } of addressesOf(request.url)) {
    const kept = await controller.matchPrecache(address)
    if (!kept) continue
    // The page at another spelling of its address: readers get to the right one, as on a host.
    if (!same && request.mode === 'navigate')
      return Response.redirect(address + new URL(request.url).search, 302)
    return kept
  }
  tell('not kept:', request.url)
  return fetch(request)
}

/** Caches of other sites on this host end in other scopes. */
async function forget(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(worker.registration.scope))
  await Promise.all(names.map((name) => caches.delete(name)))
  if (names.length > 0) tell('removed', names.join(', '))
}
