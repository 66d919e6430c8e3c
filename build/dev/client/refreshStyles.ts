// Loads style sheets of the page again whose content changed, while their names did not.

/**
 * `changed`: paths below the base URL. The old sheets stay until the new ones are loaded, when the promise
 * resolves.
 */
export async function refreshStyles(changed: readonly string[], base: string): Promise<void> {
  const loading: Promise<unknown>[] = []
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const url = new URL(link.href)
    if (!changed.some((path) => encodeURI(base + path) === url.pathname)) continue
    const next = link.cloneNode() as HTMLLinkElement
    // It is the hash of what the sheet was before.
    next.removeAttribute('integrity')
    next.href = `${url.pathname}?${Date.now()}`
    loading.push(
      new Promise((resolve) => {
        Object.assign(next, { onload: resolve, onerror: resolve })
      }).then(() => link.remove()),
    )
    link.after(next)
  }
  await Promise.all(loading)
}
