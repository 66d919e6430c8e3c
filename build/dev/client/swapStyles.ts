// Replaces the style sheets of the page by those of another document.

/**
 * Resolves when the new sheets are loaded; the old ones stay until then, so that the page is never without
 * styles. The sheets are in the order of the other document, which decides between equal selectors.
 */
export async function swapStyles(page: Document): Promise<void> {
  const wanted = hrefsOf(page)
  const old = sheetsOf(document)
  const loading: Promise<unknown>[] = []
  let next: Element | null = old[0] ?? null
  for (const href of wanted) {
    const known = old.find((link) => hrefOf(link) === href)
    if (known) next = known.nextElementSibling
    else loading.push(addSheet(href, next))
  }
  await Promise.all(loading)
  for (const link of old) if (!wanted.includes(hrefOf(link))) link.remove()
}

const sheetsOf = (page: Document): readonly HTMLLinkElement[] => [
  ...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
]

const hrefOf = (link: HTMLLinkElement): string => link.getAttribute('href') ?? ''

const hrefsOf = (page: Document): readonly string[] => sheetsOf(page).map(hrefOf)

/** Also resolves for a style sheet that cannot be loaded. */
const addSheet = (href: string, next: Element | null): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: resolve })
    if (next) next.before(link)
    else document.head.append(link)
  })
