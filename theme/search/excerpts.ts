// The piece of a page that a query matches, where the beginning of the section does not show it. It comes
// from the data of the page, which the browser needs anyway when the reader opens the result.
import { dataHref } from '../router/pageUrls.ts'
import { matchesIn } from './matches.ts'
import type { SearchHit } from './searchProvider.ts'

const length = 110
/** Of the text before the match. */
const before = 40

/** `load` returns the JSON of a URL. */
export async function withExcerpts(
  hits: readonly SearchHit[],
  query: string,
  load: (url: string) => Promise<unknown> = fetchJson,
): Promise<readonly SearchHit[]> {
  return Promise.all(
    hits.map(async (hit) => {
      if (matchesIn(hit.text, query).length > 0) return hit
      const [path = '', id = ''] = hit.href.split('#')
      const data = (await load(dataHref(path)).catch(() => null)) as { route?: { body?: unknown } } | null
      const body = data?.route?.body
      const text = typeof body === 'string' ? excerptOf(sectionIn(body, id), query) : null
      return text === null ? hit : { ...hit, text }
    }),
  )
}

/** Null if the text has no word of the query. */
export function excerptOf(text: string, query: string): string | null {
  const [match] = matchesIn(text, query)
  if (!match) return null
  const from = match.from <= before ? 0 : text.indexOf(' ', match.from - before) + 1
  const start = from > match.from ? match.from : from
  const cut = text.slice(start, start + length)
  const isWhole = start + length >= text.length
  return `${start > 0 ? '…' : ''}${isWhole ? cut : `${cut.replace(/[.,;:]*\s+\S*$/, '')}…`}`
}

/** The text below the heading or option with this id, up to the next one. */
export function sectionIn(html: string, id: string): string {
  const at = id === '' ? 0 : html.indexOf(` id="${id}"`)
  if (at === -1) return ''
  const start = id === '' ? 0 : afterEnd(html, at)
  const rest = html.slice(start)
  const end = rest.search(/<(?:h[2-6]|dt)[ >]/)
  return plain(end === -1 ? rest : rest.slice(0, end))
}

/** After the heading or the name of the option. */
function afterEnd(html: string, from: number): number {
  const end = /<\/(?:h[1-6]|dt)>/.exec(html.slice(from))
  return end ? from + end.index + end[0].length : from
}

const plain = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|code|em|i|kbd|mark|span|strong|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (name) => characters[name] as string)
    .replace(/\s+/g, ' ')
    .trim()

const characters: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" },
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  return response.ok ? response.json() : null
}
