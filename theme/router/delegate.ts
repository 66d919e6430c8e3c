// One listener for all links and code buttons of the document.
import type { GoDetail } from './goDetail.ts'
import { announceJump } from './jump.ts'
import type { Navigation } from './navigation.ts'
import { isPageUrl, type Place } from './pageUrls.ts'

/**
 * The page of the site that a click leads to; null when the browser handles the click, as for a link with a
 * target.
 */
function clickTarget(event: MouseEvent, place: Place): URL | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || link.hasAttribute('download') || link.target !== '') return null
  const url = new URL(link.href, document.baseURI)
  return isPageUrl(url, place) ? url : null
}

export function delegateClicks(navigation: Navigation, place: Place): void {
  // Code outside React navigates with an event. A cancelable one replaces the entry in the history.
  document.addEventListener('troodon-go', (event) => {
    const { detail } = event as CustomEvent<GoDetail>
    const url = new URL(`${detail}`, document.baseURI)
    if (isPageUrl(url, place)) void navigation.go(url, event.cancelable ? 'replace' : 'push', detail.state)
    else window.location.assign(url)
  })
  document.addEventListener('troodon-refresh', () => void navigation.refresh())
  document.addEventListener('click', (event) => {
    const url = clickTarget(event, place)
    if (!url) return
    // A hash on this page: the browser scrolls, also back, moves focus and makes the history entry.
    if (
      url.pathname === window.location.pathname &&
      url.search === window.location.search &&
      url.hash !== ''
    ) {
      window.history.scrollRestoration = 'auto'
      return announceJump(true)
    }
    event.preventDefault()
    // Replaces the history entry of the open mobile menu.
    const inMenu = (window.history.state as { menu?: true } | null)?.menu === true
    void navigation.go(url, inMenu || url.href === window.location.href ? 'replace' : 'push')
  })
}
