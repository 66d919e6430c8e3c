// The buttons of code blocks: copy, and word wrap while the code is wider than its block. One listener serves
// all blocks.
import type { WidgetContext } from './widgetContext.ts'

type Texts = (id: string, message: string) => string

/** Milliseconds for which the button reads "Copied". */
const feedback = 1000
const wrapped = 'theme-code-block--wrapped'

let listening = false

function delegateCodeButtons(t: Texts): void {
  if (listening) return
  listening = true
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest<HTMLButtonElement>('button[data-action]')
    const block = button?.closest('.theme-code-block')
    const code = block?.querySelector('code')
    if (!button || !block || !code) return
    // Without the last line break: it would run a command that is pasted into a terminal.
    if (button.dataset['action'] === 'copy') void copy(button, codeIn(code).replace(/\n$/, ''), t)
    if (button.dataset['action'] !== 'wrap') return
    button.setAttribute('aria-pressed', String(block.classList.toggle(wrapped)))
  })
}

const observer =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        for (const { target } of entries) measure(target)
      })

/**
 * Adds the buttons to each block. A block in a hidden tab is measured when the tab opens, because its size
 * changes then.
 */
export function activate({ site: { messages } }: WidgetContext): void {
  const t: Texts = (id, message) => messages[id] ?? message
  delegateCodeButtons(t)
  if (document.querySelector('.code-line[id]'))
    void import('./codeLines.ts').then((lines) => lines.activate())
  for (const content of document.querySelectorAll('.theme-code-block-content')) {
    const pre = content.querySelector('pre')
    if (!pre || content.querySelector('.theme-code-block-buttons')) continue
    const buttons = document.createElement('div')
    buttons.className = 'theme-code-block-buttons'
    const wrap = createButton('wrap', t('theme.CodeBlock.wordWrapToggle', 'Toggle word wrap'))
    wrap.hidden = true
    wrap.setAttribute('aria-pressed', 'false')
    const label = t('theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard')
    buttons.append(wrap, createButton('copy', label))
    content.append(buttons)
    observer?.observe(pre)
  }
}

function createButton(action: string, label: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'theme-code-button',
    title: label,
  })
  button.dataset['action'] = action
  button.setAttribute('aria-label', label)
  return button
}

function measure(pre: Element): void {
  const block = pre.closest('.theme-code-block')
  const wrap = block?.querySelector<HTMLButtonElement>('button[data-action="wrap"]')
  if (wrap) wrap.hidden = !(block?.classList.contains(wrapped) || pre.scrollWidth > pre.clientWidth)
}

/** Components of the site can end lines with elements. */
const codeIn = (code: HTMLElement): string =>
  (code.querySelector('br') ? code.innerText : withoutPrompts(code).textContent) ?? ''

/** The prompt of a shell is no part of its commands. */
function withoutPrompts(code: HTMLElement): HTMLElement {
  if (!code.querySelector('.prompt_')) return code
  const copy = code.cloneNode(true) as HTMLElement
  for (const prompt of copy.querySelectorAll('.prompt_')) prompt.remove()
  return copy
}

async function copy(button: HTMLButtonElement, text: string, t: Texts): Promise<void> {
  const label = button.getAttribute('aria-label') ?? ''
  try {
    await navigator.clipboard.writeText(text)
    button.dataset['copied'] = ''
    button.setAttribute('aria-label', t('theme.CodeBlock.copied', 'Copied'))
    setTimeout(() => {
      delete button.dataset['copied']
      button.setAttribute('aria-label', label)
    }, feedback)
  } catch (error) {
    console.warn('The code could not be copied.', error)
  }
}
