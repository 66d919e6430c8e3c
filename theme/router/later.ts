// What a page needs for the next ones, in one file: loaded when the page answers.
export { createLoader } from './load.ts'
export { startPrefetch } from './prefetch.ts'
