// Details open and close in the time that their height gives, as categories of the sidebar do. Without scripts they do so at once.
import { slide } from '../layout/slide.ts'

/** Call once: listens for every summary of the page, now and later. */
export function animateDetails(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element | null
    const box = target?.closest('summary')?.parentElement
    if (event.defaultPrevented || !(box instanceof HTMLDetailsElement) || target?.closest('a, button, input'))
      return
    event.preventDefault()
    toggle(box)
  })
}

const closing = new WeakSet<HTMLDetailsElement>()

function toggle(box: HTMLDetailsElement): void {
  const from = box.offsetHeight
  const closes = box.open && !closing.has(box)
  closing.delete(box)
  for (const running of box.getAnimations()) running.cancel()
  box.open = !closes
  const run = slide(box, from, box.offsetHeight)
  if (!closes) return
  // Seen until the end.
  box.open = true
  closing.add(box)
  run.onfinish = () => {
    closing.delete(box)
    box.open = false
  }
}
