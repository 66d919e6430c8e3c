// Shows a scaled-down image in full size on click, Enter or Space. Escape or another click closes it.

let dialog: HTMLDialogElement | null = null

export function activate(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.markdown img')) {
    if (image.closest('a, button, [data-zoom]')) continue
    if (image.complete) offer(image)
    else image.addEventListener('load', () => offer(image), { once: true })
  }
}

function offer(image: HTMLImageElement): void {
  if (
    image.naturalWidth < image.clientWidth * 1.2 ||
    image.clientWidth === 0 ||
    image.dataset['zoom'] !== undefined
  )
    return
  image.dataset['zoom'] = ''
  image.tabIndex = 0
  image.setAttribute('role', 'button')
  image.setAttribute('aria-label', `${image.alt || 'Image'}: show in full size`)
  image.addEventListener('click', () => open(image))
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open(image)
  })
}

function open(image: HTMLImageElement): void {
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
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'image-zoom__close',
    textContent: '×',
  })
  close.setAttribute('aria-label', 'Close')
  dialog.setAttribute('aria-label', image.alt || 'Image')
  dialog.replaceChildren(close, whole)
  dialog.showModal()
}
