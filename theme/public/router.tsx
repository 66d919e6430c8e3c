// `@docusaurus/router`: where the reader is.
import { useShown } from '../context/route.tsx'

/** The address of the page, base URL included. Query and hash are known in the browser only, after the first paint. */
export function useLocation(): { readonly pathname: string } {
  return { pathname: useShown().route.href }
}
