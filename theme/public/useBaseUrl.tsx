// The URL of a file or page, with the base URL in front.
import { useSite } from '../context/site.tsx'
import { withBaseUrl } from '../router/withBaseUrl.ts'

export default function useBaseUrl(path: string): string {
  const { baseUrl } = useSite()
  return /^[a-z]+:/i.test(path)
    ? path
    : withBaseUrl(path.startsWith('/') || path.startsWith('#') ? path : `/${path}`, baseUrl)
}
