// `false` on the server and until the page is hydrated, then `true`.
export { useHydrated as default } from '../context/hydrated.ts'
