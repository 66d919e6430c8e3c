// Replaces the style sheets of the page by those of another document.

/**
 * Resolves when the new sheets are loaded; the old ones stay until then, so that the page is never without
 * styles.
 */
export async function swapStyles(page: Document): Promise<void> {
  const wanted = hrefsOf(page)
  const present = hrefsOf(document)
  await Promise.all(wanted.filter((href) => !present.includes(href)).map(addSheet))
  for (const link of sheetsOf(document)) if (!wanted.includes(link.getAttribute('href') ?? '')) link.remove()
}

const sheetsOf = (page: Document): readonly HTMLLinkElement[] => [
  ...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
]

const hrefsOf = (page: Document): readonly string[] =>
  sheetsOf(page).map((link) => link.getAttribute('href') ?? '')

/** Also resolves for a style sheet that cannot be loaded. */
const addSheet = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: resolve }))
  })
