// What page, worker and engine agree on for reading without a network: names, addresses, messages.
import type { Href } from './routeData.ts'

export const offlineStrategies = [
  'appInstalled',
  'standalone',
  'queryString',
  'always',
  'mobile',
  'saveData',
] as const

/** When a page turns its worker's precache on. */
export type OfflineStrategy = (typeof offlineStrategies)[number]

/** What the page is told when it is bundled. */
export interface OfflineOptions {
  readonly strategies: readonly OfflineStrategy[]
  /** Whether page and worker tell the console what they do. */
  readonly debug: boolean
}

/** The query `params` of the worker's address. */
export interface WorkerParams {
  readonly offlineMode: boolean
  readonly debug: boolean
}

/** Standing in front of the worker's code: where it finds the list of files. */
export interface WorkerSettings {
  readonly list: Href
}

/** `[address, revision]`; a null revision means that the address changes with the content. */
export type PrecacheList = readonly (readonly [Href, string | null])[]

export const workerName = 'sw.js'

/** `/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D` */
export const workerAddress = (baseUrl: string, { offlineMode, debug }: WorkerParams): string =>
  `${baseUrl}${workerName}?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`

/** The parameters of a worker's address; one that has none precaches nothing. */
export function readWorkerParams(address: string): WorkerParams {
  try {
    const read: unknown = JSON.parse(new URL(address).searchParams.get('params') ?? '{}')
    const params = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
    return { offlineMode: params['offlineMode'] === true, debug: params['debug'] === true }
  } catch {
    return { offlineMode: false, debug: false }
  }
}

/** Storage key: the app was installed from this browser. */
export const installedKey = 'docusaurus.pwa.event.appInstalled.fired'

/** What a page tells a waiting worker; pages of other builders that use Workbox say the same. */
export const takeOverMessage = { type: 'SKIP_WAITING' } as const

/** Set on `<html>` by the watch server: pages register no worker there. */
export const watchedAttribute = 'data-watched'

/** Set on `window` by the boot script when the browser has offered the installation before the page could listen. */
export const offeredName = '__troodonOffered'
