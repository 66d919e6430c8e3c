// `cover` in the front matter is an image that opens the text, on the page and in lists of posts.
import type { StateCore, Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import type { Place } from '../positions.ts'
import type { Reading } from '../reading.ts'

export const covers: Feature = (md, { markdown: { extensions } }) => {
  if (!extensions.covers) return
  md.core.ruler.after('inline', 'covers', (state) => {
    const reading = state.env as Reading
    const { cover, cover_alt: alt } = reading.frontMatterData
    if (typeof cover !== 'string' || cover === '') return
    const image = new state.Token('image', 'img', 0)
    const words = typeof alt === 'string' || typeof alt === 'number' ? String(alt) : ''
    image.attrSet('src', md.normalizeLink(cover))
    image.attrSet('alt', '')
    image.content = words
    image.children = [Object.assign(new state.Token('text', '', 0), { content: words })]
    image.meta = { place: placeOf(reading) }
    state.tokens.splice(afterTitle(state.tokens), 0, ...paragraph(image, words, state))
  })
}

/** The line of the field where each field takes one, else the beginning of the file. */
function placeOf({ frontMatterData, lineOffset }: Reading): Place {
  const fields = Object.keys(frontMatterData)
  return { line: fields.length === lineOffset - 2 ? fields.indexOf('cover') + 2 : 1, column: 1 }
}

/** A heading that opens the text stays its title. */
function afterTitle(tokens: readonly Token[]): number {
  const first = tokens.findIndex(({ type }) => type !== 'esm')
  return tokens[first]?.type === 'heading_open' && tokens[first]?.tag === 'h1' ? first + 3 : 0
}

function paragraph(image: Token, content: string, { Token: Made }: StateCore): readonly Token[] {
  const made = (type: string, tag: string, nesting: -1 | 0 | 1) =>
    Object.assign(new Made(type, tag, nesting), { block: true, map: [0, 0] })
  return [
    Object.assign(made('paragraph_open', 'p', 1), { meta: { isCover: true } }),
    Object.assign(made('inline', '', 0), { content, children: [image], level: 1 }),
    made('paragraph_close', 'p', -1),
  ]
}
