// Copy buttons of code blocks: plain HTML in the page, one listener for all.

const feedback = 1000

export function delegateCodeButtons(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest<HTMLButtonElement>('button[data-action="copy"]')
    const code = button?.closest('.theme-code-block')?.querySelector('code')
    if (button && code) void copy(button, code.textContent ?? '')
  })
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const label = button.getAttribute('aria-label') ?? ''
  try {
    await navigator.clipboard.writeText(text)
    button.dataset['copied'] = ''
    button.setAttribute('aria-label', 'Copied')
    setTimeout(() => {
      delete button.dataset['copied']
      button.setAttribute('aria-label', label)
    }, feedback)
  } catch (error) {
    console.warn('The code could not be copied.', error)
  }
}
