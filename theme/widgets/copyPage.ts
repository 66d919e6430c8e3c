// The button that copies the page's Markdown, the file `index.md` next to its HTML.
import { dataHref } from '../router/pageUrls.ts'

/** Milliseconds for which the button reads "Copied". */
const feedback = 1500

export async function copyPage(button: Element): Promise<void> {
  const label = button.textContent
  try {
    const response = await fetch(dataHref(window.location.pathname).replace(/json$/, 'md'))
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
    await navigator.clipboard.writeText(await response.text())
    button.textContent = window.troodonTexts?.['theme.CodeBlock.copied'] ?? 'Copied'
    setTimeout(() => {
      button.textContent = label
    }, feedback)
  } catch (error) {
    console.warn('The page could not be copied.', error)
  }
}
