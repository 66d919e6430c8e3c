// The text of a small piece of HTML, without its tags.
import { unescapeHtml } from './escape.ts'
import { htmlTokens } from './html.ts'

/** `Use <code>a &lt; b</code>` → `Use a < b`. */
export function plainText(html: string): string {
  if (!html.includes('<')) return unescapeHtml(html)
  let text = ''
  for (const token of htmlTokens(html)) if (token.type === 'text') text += token.text
  return unescapeHtml(text)
}
