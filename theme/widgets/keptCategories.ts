// Categories of the sidebar stay open or closed when the page is loaded again in the same tab. Loads when the
// reader opens or closes one, and later where something is stored. The category of the page is always open.
import type { Storage_ } from '../state/storage.ts'

const keptKey = 'sidebar-categories'

type Kept = Readonly<Record<string, boolean>>

/** `oneOpen`: opening a category closes those beside it. */
export function startCategories(storage: Storage_, oneOpen: boolean): void {
  restore(read(storage), oneOpen)
  keepCategories(storage)
}

export function keepCategories(storage: Storage_): void {
  const kept = read(storage)
  addEventListener('pagehide', () => {
    const now = Object.fromEntries(categories().map((item) => [nameOf(item), isOpen(item)]))
    storage.set(keptKey, JSON.stringify({ ...kept, ...now }))
  })
}

function read(storage: Storage_): Kept {
  try {
    return JSON.parse(storage.get(keptKey) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** Categories inside of others appear later. From the first action of the reader on, nothing moves. */
function restore(kept: Kept, oneOpen: boolean): void {
  const done = new Set<Element>()
  const apply = () => {
    for (const item of categories().filter((one) => !done.has(one))) {
      done.add(item)
      const wanted = kept[nameOf(item)]
      if (wanted === undefined || wanted === isOpen(item)) continue
      const hidesPage = wanted ? oneOpen && isBesidePage(item) : isOfPage(item)
      if (!hidesPage) togglerOf(item)?.click()
    }
  }
  const sidebar = document.querySelector(sidebarSelector)
  if (!sidebar) return
  const observer = new MutationObserver(apply)
  observer.observe(sidebar, { childList: true, subtree: true })
  for (const type of ['pointerdown', 'keydown', 'troodon-url'])
    document.addEventListener(type, () => observer.disconnect(), { once: true })
  apply()
}

const sidebarSelector = '.theme-doc-sidebar-container .menu'

const categories = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${sidebarSelector} .menu__category`),
]

const isOpen = (item: HTMLElement): boolean => 'open' in item.dataset

const isOfPage = (item: Element): boolean => item.querySelector(':scope > div .menu__link--active') !== null

const isBesidePage = (item: Element): boolean => [...(item.parentElement?.children ?? [])].some(isOfPage)

const togglerOf = (item: HTMLElement): HTMLElement | null =>
  item.querySelector(':scope > div > :is(.menu__caret, [role="button"])')

/** Two categories of one name have different pages. */
function nameOf(item: HTMLElement): string {
  const label = item.querySelector(':scope > div > .menu__link')
  return `${label?.textContent} ${label?.getAttribute('href')}`
}
