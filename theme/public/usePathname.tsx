// The path of the page, base URL included: for components that every page has, because it needs nothing else
// of the theme.
import { useShown } from '../context/route.tsx'

export default function usePathname(): string {
  return useShown().route.href
}
