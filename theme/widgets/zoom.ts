// Shows a scaled-down image in full size on click, Enter or Space. Escape or another click closes it.

import type { WidgetContext } from './widgetContext.ts'

interface Texts {
  readonly show: string
  readonly close: string
}

let dialog: HTMLDialogElement | null = null

export function activate({ site: { messages } }: WidgetContext): void {
  const t = (id: string, message: string): string => messages[id] ?? message
  const texts: Texts = {
    show: t('theme.imageZoom.show', 'Show in full size'),
    close: t('theme.AnnouncementBar.closeButtonAriaLabel', 'Close'),
  }
  for (const image of document.querySelectorAll<HTMLImageElement>('.markdown img')) {
    if (image.closest('a, button, [data-zoom]')) continue
    if (image.complete) offer(image, texts)
    else image.addEventListener('load', () => offer(image, texts), { once: true })
  }
}

function offer(image: HTMLImageElement, texts: Texts): void {
  if (
    image.naturalWidth < image.clientWidth * 1.2 ||
    image.clientWidth === 0 ||
    image.dataset['zoom'] !== undefined
  )
    return
  image.dataset['zoom'] = ''
  image.tabIndex = 0
  image.setAttribute('role', 'button')
  image.setAttribute('aria-label', image.alt ? `${image.alt}: ${texts.show}` : texts.show)
  image.addEventListener('click', () => open(image, texts))
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open(image, texts)
  })
}

function open(image: HTMLImageElement, { show, close }: Texts): void {
  if (!dialog) {
    dialog = document.createElement('dialog')
    dialog.className = 'image-zoom'
    dialog.addEventListener('click', () => dialog?.close())
    document.body.append(dialog)
  }
  const whole = Object.assign(document.createElement('img'), {
    src: image.currentSrc || image.src,
    alt: image.alt,
  })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'image-zoom__close',
    textContent: '×',
  })
  button.setAttribute('aria-label', close)
  dialog.setAttribute('aria-label', image.alt || show)
  dialog.replaceChildren(button, whole)
  dialog.showModal()
}
