// What components for authors do in the browser: embedded pages load on demand, prompts are copied, folded
// lines of code open.
import type { WidgetContext } from './widgetContext.ts'

/** Milliseconds for which the button reads "Copied". */
const feedback = 1000

let listening = false

export function activate({ site: { messages } }: WidgetContext): void {
  const t = (id: string, message: string) => messages[id] ?? message
  for (const prompt of document.querySelectorAll('.block-prompt')) addCopyButton(prompt, t)
  for (const fold of document.querySelectorAll<HTMLElement>('.code-fold')) addFoldButton(fold)
  if (listening) return
  listening = true
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-embed]')
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const frame = Object.assign(document.createElement('iframe'), {
      src: link.dataset['embed'] as string,
      title: link.querySelector('.block-title')?.textContent ?? '',
      allow: 'autoplay; fullscreen; picture-in-picture',
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    link.replaceWith(frame)
    frame.focus()
  })
}

/** The text of the button is its label in the style sheet: what readers copy has none. */
function addFoldButton(fold: HTMLElement): void {
  if (fold.querySelector('.code-fold-button')) return
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'code-fold-button',
    ariaLabel: fold.dataset['lines'] ?? '',
    ariaExpanded: 'false',
  })
  button.addEventListener('click', () => {
    button.ariaExpanded = String(fold.toggleAttribute('data-open'))
  })
  fold.prepend(button)
}

function addCopyButton(prompt: Element, t: (id: string, message: string) => string): void {
  if (prompt.querySelector('.theme-code-button')) return
  const label = t('theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard')
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'theme-code-button',
    title: label,
    ariaLabel: label,
  })
  button.addEventListener('click', () => void copy(button, prompt))
  prompt.append(button)
}

async function copy(button: HTMLButtonElement, prompt: Element): Promise<void> {
  try {
    const text = prompt.querySelector<HTMLElement>('.block-content')?.innerText ?? ''
    await navigator.clipboard.writeText(text.trim())
    button.dataset['copied'] = ''
    setTimeout(() => delete button.dataset['copied'], feedback)
  } catch (error) {
    console.warn('The prompt could not be copied.', error)
  }
}
