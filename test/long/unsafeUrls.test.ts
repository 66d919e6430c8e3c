// A fuzzer of URLs: dangerous ones in random disguises, in every place of Markdown, MDX and raw HTML. The seed
// is printed. Set TROODON_SEED to repeat a run.
import fc from 'fast-check'
import { parse } from 'parse5'
import { expect, it } from 'vitest'
import { parserFor } from '../support/memorySite.ts'
import { dangerous, hidden, isDangerous } from '../support/unsafeUrls.ts'

const seed = Number(process.env['TROODON_SEED'] ?? 20261128)

const quoted = (url: string): string => url.replaceAll('"', '&quot;')
const places: readonly ((url: string) => string)[] = [
  (url) => `[a](<${url}>)`,
  (url) => `![a](<${url}>)`,
  (url) => `[a]\n\n[a]: <${url}>`,
  (url) => `<${url}>`,
  ...[
    'a href',
    'img src',
    'form action',
    'button formaction',
    'video poster',
    'object data',
    'a/href',
    'embed src',
  ].map((tag) => (url: string) => `<p><${tag}="${quoted(url)}">b</p>`),
  (url) => `<p><a href='${url.replaceAll("'", '&#39;')}'>b</a></p>`,
]

/** The URLs of a page, as the platform's parsers read them. */
function urlsOf(html: string): string[] {
  const urls: string[] = []
  const open: object[] = [parse(html)]
  for (let node = open.pop(); node; node = open.pop()) {
    const { attrs = [], childNodes = [] } = node as {
      readonly attrs?: readonly { readonly name: string; readonly value: string }[]
      readonly childNodes?: readonly object[]
    }
    for (const { name, value } of attrs)
      if (/^(?:href|src|action|formaction|poster|data)$/.test(name)) urls.push(value)
    open.push(...childNodes)
  }
  return urls
}

it(`prints no dangerous URL (seed ${seed})`, () => {
  console.log(`unsafeUrls: seed ${seed}`)
  const parsers = [parserFor(), parserFor({}, { content: 'untrusted' })]
  const text = fc.tuple(hidden(dangerous), fc.constantFrom(...places))
  fc.assert(
    fc.property(text, fc.constantFrom(...parsers), ([url, place], parser) => {
      const { body } = parser.page(place(url), 'md')
      // What a link placeholder becomes is decided by the same check (build/render/attributes.ts).
      const html = body.filter((part) => typeof part === 'string').join('')
      expect(urlsOf(html).filter(isDangerous)).toEqual([])
    }),
    { seed, numRuns: 3000 },
  )
})
