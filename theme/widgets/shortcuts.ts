// The list of keyboard shortcuts, which `?` opens. Loads when the reader presses the key for the first time.
import { adoptStyles } from '../search/searchDialog.ts'
import css from './shortcuts.css?text'

const t = (id: string, message: string): string => window.troodonTexts?.[id] ?? message

const titleId = 'shortcuts-title'
let dialog: HTMLDialogElement | null = null

export function showShortcuts(): void {
  dialog ??= newDialog()
  dialog.showModal()
}

/** A click beside the dialog closes it. */
function newDialog(): HTMLDialogElement {
  adoptStyles(css)
  const made = Object.assign(document.createElement('dialog'), { className: 'shortcuts' })
  made.setAttribute('aria-labelledby', titleId)
  const title = element('h2', t('theme.shortcuts.title', 'Keyboard shortcuts'))
  title.id = titleId
  const close = element('button', '×')
  close.className = 'shortcuts__close'
  close.ariaLabel = t('theme.AnnouncementBar.closeButtonAriaLabel', 'Close')
  made.addEventListener('click', ({ target }) => (target === made || target === close) && made.close())
  const list = document.createElement('dl')
  list.append(...shortcuts().map(row))
  made.append(title, close, list)
  document.body.append(made)
  return made
}

type Shortcut = readonly [label: string, keys: readonly string[]]

/** Those that have an effect in this site. */
function shortcuts(): readonly Shortcut[] {
  const control = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
  const search: Shortcut = [t('theme.SearchBar.label', 'Search'), ['/', control]]
  return [
    ...(document.querySelector('.search-button') ? [search] : []),
    [t('theme.docs.paginator.previous', 'Previous'), ['[']],
    [t('theme.docs.paginator.next', 'Next'), [']']],
    [t('theme.shortcuts.title', 'Keyboard shortcuts'), ['?']],
  ]
}

function row([label, keys]: Shortcut): HTMLElement {
  const line = document.createElement('div')
  const place = document.createElement('dd')
  place.append(...keys.map((key) => element('kbd', key)))
  line.append(element('dt', label), place)
  return line
}

const element = (tag: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent })
