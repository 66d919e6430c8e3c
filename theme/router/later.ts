// Code for navigation in one file, loaded after hydration.

export { findMeant } from './findMeant.ts'
export { createLoader } from './load.ts'
export { startPrefetch } from './prefetch.ts'
