// Loads style sheets of the page again whose content changed, while their names did not.

/** `changed`: paths below the base URL. The old sheets stay until the new ones are loaded. */
export function refreshStyles(changed: readonly string[], base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const url = new URL(link.href)
    if (!changed.some((path) => encodeURI(base + path) === url.pathname)) continue
    const next = link.cloneNode() as HTMLLinkElement
    // It is the hash of what the sheet was before.
    next.removeAttribute('integrity')
    next.href = `${url.pathname}?${Date.now()}`
    const end = () => link.remove()
    Object.assign(next, { onload: end, onerror: end })
    link.after(next)
  }
}
