// The part of Workbox that theme/sw.ts uses. Workbox's own types include those of workers, which conflict
// with those of pages.
declare module 'workbox-precaching/PrecacheController.js' {
  export class PrecacheController {
    readonly strategy: {
      readonly cacheName: string
      /** The response, and the end of all work. During installation, it caches what it fetches. */
      handleAll(task: {
        request: Request
        event: Event
        params: { cacheKey: string }
      }): [Promise<Response>, Promise<void>]
    }
    addToCacheList(entries: { url: string; revision: string | null }[]): void
    /** Removes entries that are not in the list. */
    activate(event: Event): Promise<unknown>
    getURLsToCacheKeys(): Map<string, string>
    matchPrecache(url: string): Promise<Response | undefined>
  }
}
