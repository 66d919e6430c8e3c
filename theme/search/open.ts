// Opens the dialog for the button: makes it once, and hands the keyboard back when it closes.
import type { SiteData } from '../../build/shared/siteData.ts'
import type { Values } from '../text/translate.tsx'
import type { SearchScope } from './context.ts'
import { openDialog, type SearchDialog } from './dialog.ts'

export interface OpenSearch {
  readonly site: SiteData
  readonly scope: SearchScope
  readonly t: (id: string, message: string, values?: Values) => string
  readonly button: () => HTMLElement | null
}

let opening: Promise<SearchDialog> | null = null

/** `query` is what is typed already; null makes the dialog ready and does not open it. */
export async function openSearch(latest: () => OpenSearch, query: string | null): Promise<void> {
  const { site, t } = latest()
  const { search, locale } = site
  if (!search) return
  opening ??= openDialog({
    data: search,
    language: locale.name,
    tags: () => latest().scope.tags,
    labelOf: (tag) => latest().scope.labelOf(tag),
    go: (href) => void document.dispatchEvent(new CustomEvent('troodon-go', { detail: href })),
    texts: {
      placeholder: t('theme.SearchModal.placeholder', 'Search docs'),
      seeAll: (count) => t('theme.SearchBar.seeAll', 'See all {count} results', { count }),
    },
  })
  opening.catch(() => {
    opening = null
  })
  const dialog = await opening
  document.documentElement.dataset['search'] = 'ready'
  if (query === null) return
  returnFocus(latest().button)
  dialog.open(query)
}

/** The body says while the dialog is open; afterwards the keyboard is where it was. */
function returnFocus(button: () => HTMLElement | null): void {
  let seen = document.body.classList.contains('DocSearch--active')
  const watcher = new MutationObserver(() => {
    if (document.body.classList.contains('DocSearch--active')) seen = true
    else if (seen) {
      watcher.disconnect()
      button()?.focus()
    }
  })
  watcher.observe(document.body, { attributes: true, attributeFilter: ['class'] })
}
