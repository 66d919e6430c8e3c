// One listener for all links and code buttons of the document, whoever made them.
import { isPageAddress, type Place } from './addresses.ts'
import { tellJump } from './jump.ts'
import type { Navigation } from './navigation.ts'

/** The address a click leads to inside the site, or null when the browser should handle it: a link with a target asks for that. */
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
  return isPageAddress(url, place) ? url : null
}

export function delegateClicks(navigation: Navigation, place: Place): void {
  // Parts that are not React ask for a page by an event.
  document.addEventListener('troodon-go', (event) => {
    const url = new URL((event as CustomEvent<string>).detail, document.baseURI)
    if (isPageAddress(url, place)) void navigation.go(url)
    else window.location.assign(url)
  })
  document.addEventListener('troodon-refresh', () => void navigation.refresh())
  document.addEventListener('click', (event) => {
    const copy = (event.target as Element | null)?.closest?.('[data-copy-page]')
    if (copy) void import('../widgets/copyPage.ts').then(({ copyPage }) => copyPage(copy))
    const url = clickTarget(event, place)
    if (!url) return
    // A hash on this page: the browser scrolls, moves focus and makes the history entry.
    if (url.pathname === window.location.pathname && url.search === window.location.search && url.hash !== '')
      return tellJump(true)
    event.preventDefault()
    // The entry that the mobile menu made is left behind with the menu.
    const inMenu = (window.history.state as { menu?: true } | null)?.menu === true
    void navigation.go(url, inMenu || url.href === window.location.href ? 'replace' : 'push')
  })
}
