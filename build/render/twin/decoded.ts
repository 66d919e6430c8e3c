// Character references in text.
import { decodeHTML } from 'entities'

/** What the build itself writes for a character. */
const usual: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

const longest = '&quot;'.length

/** The text of HTML without tags. Most has the usual references only, which need no table of names. */
export function decoded(html: string): string {
  let start = html.indexOf('&')
  if (start === -1) return html
  let text = ''
  let at = 0
  for (; start !== -1; start = html.indexOf('&', at)) {
    const end = html.indexOf(';', start) + 1
    const char = end === 0 || end - start > longest ? undefined : usual.get(html.slice(start, end))
    if (char === undefined) return decodeHTML(html)
    text += html.slice(at, start) + char
    at = end
  }
  return text + html.slice(at)
}
