// Updates <html> and the head of the document after a navigation.
import type { RouteData } from '../../build/shared/routeData.ts'

export function applyHead({ head, htmlClass }: RouteData): void {
  document.title = head.title
  document.documentElement.className = htmlClass
  setMeta('name', 'description', head.description)
  setMeta('name', 'robots', head.noIndex ? 'noindex, nofollow' : null)
  setMeta('property', 'og:title', head.title)
  setMeta('property', 'og:description', head.description)
  setMeta('property', 'og:url', head.canonical)
  const canonical = document.querySelector('link[rel="canonical"]')
  if (head.canonical) canonical?.setAttribute('href', head.canonical)
}

function setMeta(key: 'name' | 'property', name: string, content: string | null): void {
  const known = document.head.querySelector(`meta[${key}="${name}"]`)
  if (content === null) {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(Object.assign(document.createElement('meta')))
  meta.setAttribute(key, name)
  meta.setAttribute('content', content)
}
