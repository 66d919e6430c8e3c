// Names, URLs and messages that the page, the service worker and the engine share for offline reading.
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

/** Options compiled into the page's code. */
export interface OfflineOptions {
  readonly strategies: readonly OfflineStrategy[]
  /** Whether page and worker log what they do. */
  readonly debug: boolean
}

/** The query parameter `params` of the worker's URL. */
export interface WorkerParams {
  readonly offlineMode: boolean
  readonly debug: boolean
}

/** A line before the worker's code. */
export interface WorkerSettings {
  /** URL of the list of files. */
  readonly list: Href
  /** Whether other files are kept when the reader loads them, because the site has too many for the list. */
  readonly keepsVisited: boolean
}

/** `[URL, revision]`; a null revision means that the URL changes with the content. */
export type PrecacheList = readonly (readonly [Href, string | null])[]

export const workerName = 'sw.js'

/** `/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D` */
export const workerUrl = (baseUrl: string, { offlineMode, debug }: WorkerParams): string =>
  `${baseUrl}${workerName}?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`

/** The parameters in a worker's URL. Without any, the worker precaches nothing. */
export function readWorkerParams(url: string): WorkerParams {
  try {
    const read: unknown = JSON.parse(new URL(url).searchParams.get('params') ?? '{}')
    const params = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
    return { offlineMode: params['offlineMode'] === true, debug: params['debug'] === true }
  } catch {
    return { offlineMode: false, debug: false }
  }
}

/** Storage key: the app was installed from this browser. */
export const installedKey = 'docusaurus.pwa.event.appInstalled.fired'

/** The message to a waiting worker; it is the usual one of Workbox. */
export const takeOverMessage = { type: 'SKIP_WAITING' } as const

/** Set on `<html>` by the watch server: pages register no worker there. */
export const watchedAttribute = 'data-watched'

/** Set on `window` by the boot script when the browser offers the installation before the page listens. */
export const offeredName = '__troodonOffered'
