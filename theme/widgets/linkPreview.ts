// Title and description of the page that a link leads to, beside the link. Loads when the reader first points
// at a link or moves the focus to one. Escape closes it, and the pointer can move into it (WCAG 1.4.13).
import type { RoutePayload } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { dataHref } from '../router/pageUrls.ts'
import { adoptStyles } from '../search/searchDialog.ts'
import css from './linkPreview.css?text'
import { type PreviewText, previewText } from './previewText.ts'

/** Milliseconds before a preview appears, and before it goes when pointer and focus have left. */
const delay = 300
const id = 'link-preview'

/** The link that the reader is at. `until` ends everything that belongs to it. */
let current: { readonly link: HTMLAnchorElement; readonly until: AbortController } | null = null
let hasStyles = false

export function offer(link: HTMLAnchorElement, site: SiteData): void {
  if (current?.link === link || !isAt(link)) return
  close()
  const until = new AbortController()
  current = { link, until }
  const { signal } = until
  const leave = () => setTimeout(() => !signal.aborted && !isAt(link, tipOf(link)) && close(), delay)
  for (const type of ['pointerleave', 'blur']) link.addEventListener(type, leave, { signal })
  link.addEventListener('click', close, { signal })
  document.addEventListener('troodon-url', close, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  setTimeout(() => {
    if (isAt(link) && !signal.aborted) void load(link, site).then((text) => show(text, link, leave, signal))
  }, delay)
}

const isAt = (link: HTMLElement, tip: HTMLElement | null = null): boolean =>
  link.matches(':hover, :focus-visible') || tip?.matches(':hover') === true

const tipOf = (link: HTMLElement): HTMLElement | null =>
  link.getAttribute('aria-describedby') === id ? document.getElementById(id) : null

function close(): void {
  if (!current) return
  const { link, until } = current
  until.abort()
  const tip = tipOf(link)
  if (tip) link.removeAttribute('aria-describedby')
  tip?.remove()
  current = null
}

/** Null where a preview would say nothing new. */
async function load(link: HTMLAnchorElement, site: SiteData): Promise<PreviewText | null> {
  try {
    const response = await fetch(dataHref(link.pathname, site.deepRoutes))
    if (!response.ok) return null
    const { route } = (await response.json()) as RoutePayload
    return previewText(route, site, link.textContent ?? '')
  } catch {
    return null
  }
}

function show(
  text: PreviewText | null,
  link: HTMLAnchorElement,
  leave: () => void,
  signal: AbortSignal,
): void {
  if (!text || signal.aborted || link.hasAttribute('aria-describedby')) return
  if (!hasStyles) adoptStyles(css)
  hasStyles = true
  const tip = Object.assign(document.createElement('div'), {
    id,
    className: 'link-preview',
    ...text.language,
  })
  tip.setAttribute('role', 'tooltip')
  const title = Object.assign(document.createElement('strong'), { textContent: text.title })
  tip.append(title)
  if (text.description !== null)
    tip.append(Object.assign(document.createElement('p'), { textContent: text.description }))
  tip.addEventListener('pointerleave', leave, { signal })
  // Everything that readers find is in a landmark.
  const landmark = link.closest('main') ?? document.body
  landmark.append(tip)
  place(tip, link)
  link.setAttribute('aria-describedby', id)
}

/** Below the link, or above it where there is no room; inside the window. */
function place(tip: HTMLElement, link: HTMLElement): void {
  const [box] = link.getClientRects()
  if (!box) return
  const { offsetWidth: width, offsetHeight: height } = tip
  const { clientWidth } = document.documentElement
  const isRightToLeft = getComputedStyle(link).direction === 'rtl'
  const left = Math.max(8, Math.min(isRightToLeft ? box.right - width : box.left, clientWidth - width - 8))
  const isBelow = box.bottom + height + 8 <= window.innerHeight || box.top < height + 8
  const origin = (tip.offsetParent ?? document.body).getBoundingClientRect()
  tip.style.left = `${left - origin.left}px`
  tip.style.top = `${(isBelow ? box.bottom : box.top - height) - origin.top}px`
}
