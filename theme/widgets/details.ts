// Animates `<details>` like the categories of the sidebar: the duration depends on the height. Without
// scripts they open at once.
import { slide } from '../layout/slide.ts'

let isListening = false

/** One listener serves every summary, including those of later pages. */
export function activate(): void {
  if (isListening) return
  isListening = true
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
  // Style sheets of packages for Docusaurus turn the sign of the summary by it.
  if (box.dataset['collapsed'] !== undefined) box.dataset['collapsed'] = String(closes)
  closing.delete(box)
  for (const running of box.getAnimations()) running.cancel()
  box.open = !closes
  const run = slide(box, from, box.offsetHeight)
  if (!closes) return
  // Visible until the animation ends.
  box.open = true
  closing.add(box)
  run.onfinish = () => {
    closing.delete(box)
    box.open = false
  }
}
