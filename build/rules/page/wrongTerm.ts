// A term that the site writes in another way. Code, URLs and components are not read.
import { escapeRegExp } from '../../shared/escape.ts'
import { isFromText } from '../pageText.ts'
import { offsetsOf } from '../prose.ts'
import type { PageRule } from '../rule.ts'

export const wrongTerm: PageRule = ({ inlines }, report, { wrongTerm: { terms } }) => {
  const search = openSearch(terms)
  if (!search) return
  for (const inline of inlines) {
    let offsets: readonly number[] | null = null
    let isUrl = false
    for (const [at, { type, content, markup }] of inline.children.entries()) {
      if (type === 'link_open') isUrl = markup === 'linkify' || markup === 'autolink'
      if (type === 'link_close') isUrl = false
      if (type !== 'text' || isUrl) continue
      for (const { found, right, index } of search(content)) {
        offsets ??= offsetsOf(inline)
        const start = (offsets[at] ?? 0) + index
        const isThere = inline.token.content.startsWith(found, start) && isFromText(inline.token)
        const place = inline.placeAt(start)
        report({
          ...place,
          message: `Write "${right}" instead of "${found}".`,
          hint: null,
          ...(isThere
            ? {
                fix: {
                  edits: [
                    {
                      ...place,
                      endLine: place.line,
                      endColumn: place.column + found.length,
                      text: right,
                      old: found,
                    },
                  ],
                  isSafe: false,
                },
              }
            : {}),
        })
      }
    }
  }
}

interface Found {
  readonly found: string
  readonly right: string
  readonly index: number
}

const searches = new WeakMap<object, ((text: string) => readonly Found[]) | null>()

/** Made once for all pages. Null without terms. */
function openSearch(terms: Readonly<Record<string, string>>) {
  const known = searches.get(terms)
  if (known !== undefined) return known
  const made = Object.keys(terms).length === 0 ? null : searchFor(terms)
  searches.set(terms, made)
  return made
}

/** A wrong form in small letters is wrong however it begins or is written, except as the right form. */
function searchFor(terms: Readonly<Record<string, string>>): (text: string) => readonly Found[] {
  const byForm = new Map(
    Object.entries(terms).map(([wrong, right]) => [wrong.toLowerCase(), { wrong, right }]),
  )
  const forms = [...byForm.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => escapeRegExp(form).replace(/\s+/g, '\\s+'))
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_./@-])(?:${forms.join('|')})(?![\\p{L}\\p{N}_/@]|[.-][\\p{L}\\p{N}])`,
    'giu',
  )
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): Found[] => {
      const term = byForm.get(found.toLowerCase().replace(/\s+/g, ' '))
      if (!term || found === term.right) return []
      if (term.wrong !== term.wrong.toLowerCase() && found !== term.wrong) return []
      const at = term.right.toLowerCase().indexOf(found.toLowerCase())
      if (at >= 0 && text.startsWith(term.right, index - at)) return []
      return [{ found, right: term.right, index }]
    })
}
