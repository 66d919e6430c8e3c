// Code for navigation in one file, loaded after hydration.
export { createLoader } from './load.ts'
export { startPrefetch } from './prefetch.ts'
