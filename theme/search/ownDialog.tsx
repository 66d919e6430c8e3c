// The dialog of the embedded search. Loads when the reader first uses the search.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { SearchData } from '../../build/shared/siteData.ts'
import css from './ownDialog.css?text'
import { openProvider } from './provider.ts'
import { SearchPanel } from './SearchPanel.tsx'
import { adoptStyles, type DialogOptions, type SearchDialog } from './searchDialog.ts'

export async function openOwnDialog(options: DialogOptions<SearchData>): Promise<SearchDialog> {
  const provider = await openProvider(options.data, options.language)
  adoptStyles(css)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.className = 'search-dialog'
  dialog.setAttribute('aria-label', options.t('theme.SearchBar.label', 'Search'))
  const root = createRoot(dialog)
  const close = () => dialog.close()
  dialog.addEventListener('close', () => {
    // The event comes a task later. By then, the reader may have opened the dialog again.
    if (dialog.open) return
    root.render(null)
    options.closed()
  })
  dialog.addEventListener('click', ({ target }) => {
    // The dialog itself is the target of clicks beside its content.
    if (target === dialog || (target as Element).closest('a')) close()
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    close()
  })
  let openings = 0
  return {
    open(query) {
      openings++
      // A new panel each time: the texts and results of the last one are gone.
      const panel = (
        <SearchPanel key={openings} options={options} provider={provider} initial={query} close={close} />
      )
      flushSync(() => root.render(panel))
      dialog.showModal()
    },
  }
}
