// Code blocks whose text a component computes: the server colors them while it renders the page, and the
// page's data has the HTML for the browser, which loads no highlighter for it.
import type { CodeFormat } from './meta.ts'

/** HTML of the code in a block; undefined when it is not known here. */
export type CodeHtml = (text: string, block: CodeFormat) => string | undefined

/** Block → HTML, as the page's data has it. Keys are made by `computedCodeKey`. */
export type ComputedCode = Readonly<Record<string, string>>

/** Short and equal in Node and the browser: 53 bits of a hash (cyrb53). */
export function computedCodeKey(text: string, { language, lines, firstNumber }: CodeFormat): string {
  const parts = [language, lines?.join(), firstNumber, text].join('\0')
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < parts.length; at++) {
    const code = parts.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

/** Remembers what `print` returned, for the page's data. */
export function collectCode(print: CodeHtml): { readonly html: CodeHtml; readonly blocks: ComputedCode } {
  const blocks: Record<string, string> = {}
  return {
    blocks,
    html(text, block) {
      const html = print(text, block)
      if (html !== undefined) blocks[computedCodeKey(text, block)] = html
      return html
    },
  }
}
