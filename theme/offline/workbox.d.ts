// The part of Workbox that theme/sw.ts uses. Its own types bring those of workers, which cannot stand beside those of pages.
declare module 'workbox-precaching/PrecacheController.js' {
  export class PrecacheController {
    readonly strategy: {
      readonly cacheName: string
      /** The answer, and the end of all work; asked while a worker is installed, it keeps what it fetches. */
      handleAll(task: {
        request: Request
        event: Event
        params: { cacheKey: string }
      }): [Promise<Response>, Promise<void>]
    }
    addToCacheList(entries: { url: string; revision: string | null }[]): void
    /** Removes what is not on the list. */
    activate(event: Event): Promise<unknown>
    getURLsToCacheKeys(): Map<string, string>
    matchPrecache(url: string): Promise<Response | undefined>
  }
}
