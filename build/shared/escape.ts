// Text inside HTML, as element content or as an attribute value in double quotes, and text inside a regular
// expression.

export const escapeHtml = (text: string): string =>
  /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text

/**
 * The text that `escapeHtml`, React or markdown-it has escaped; other character references stay as they are.
 */
export const unescapeHtml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (reference) => escaped[reference] ?? reference)
    : text

const escaped: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** Escapes a script or style sheet so that it cannot close its own element. */
export const harmless = (tag: string, text: string): string =>
  text.replace(new RegExp(`<(?=/${tag})`, 'gi'), tag === 'style' ? '\\3c ' : '\\u003c')

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** JSON inside a script element: nothing in it can close the element or a comment. */
export const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
