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

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  tab: '\t',
  newline: '\n',
  colon: ':',
}

/** Character references as HTML reads them, also without their semicolons, as far as they can hide a URL. */
export const decodeReferences = (text: string): string =>
  decodeEach(text, /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,7}));?/gi)

/** The same as Markdown and XML read them: with a semicolon. */
export const decodeClosedReferences = (text: string): string =>
  decodeEach(text, /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,7}));/gi)

const decodeEach = (text: string, reference: RegExp): string =>
  text.replace(reference, (whole, hex?: string, number?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
