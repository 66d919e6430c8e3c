// Opens the search dialog for the button. Creates it once, and returns the focus to the button when it
// closes.
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

/** `query` is the initial text. Null prepares the dialog without opening it. */
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

/**
 * DocSearch sets a class on the body while the dialog is open. When the class is removed, the button gets the
 * focus.
 */
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
