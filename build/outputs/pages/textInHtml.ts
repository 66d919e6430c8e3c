// The searchable text of a page that React rendered: its headings, and the text below each.
import { decodeHTML } from 'entities'
import type { RenderedText } from '../../model/renderedPage.ts'
import { sectionText } from '../../model/text/sectionText.ts'
import { textWithoutNul } from '../../shared/cleanValues.ts'
import { type HtmlToken, htmlTokens, voidElements } from '../../shared/html.ts'
import { attributeOf, type Tag } from '../../shared/htmlTag.ts'

/** Elements whose text is not read as part of the page. */
const silent = new Set('button iframe nav noscript script select style svg template textarea'.split(' '))
/** Elements that do not part words. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** `html` is the content of a page, without the navigation around it. */
export function textInHtml(html: string): RenderedText {
  const reading = newReading()
  for (const token of spoken(textWithoutNul(html))) {
    if (token.type !== 'tag') reading.add(decodeHTML(token.text))
    else readTag(token.tag, reading)
  }
  return reading.end()
}

function readTag(tag: Tag, reading: ReturnType<typeof newReading>): void {
  const name = tag.name.toLowerCase()
  if (/^h[1-6]$/.test(name) || name === 'dt') {
    reading.close()
    const isHeading = name !== 'dt' || (attributeOf(tag, 'class') ?? '').split(' ').includes('option-term')
    if (!tag.closing && isHeading) reading.open(name, decodeHTML(attributeOf(tag, 'id') ?? ''))
  }
  if (name === 'dl') reading.list(tag.closing)
  if (name === 'img') reading.add(` ${decodeHTML(attributeOf(tag, 'alt') ?? '')} `)
  else if (!inline.has(name)) reading.add(' ')
}

/** Collects texts under the heading that was read last. */
function newReading() {
  const texts: string[] = ['']
  /** The open section, and those around open lists of options. */
  let section = 0
  const around: number[] = []
  const headings: { text: string; id: string }[] = []
  let title: string | null = null
  let heading: { readonly name: string; readonly id: string; text: string } | null = null
  const close = (): void => {
    if (!heading) return
    const text = heading.text.replace(/\s+/g, ' ').trim()
    if (heading.name === 'h1') title ??= text
    else {
      headings.push({ text, id: heading.id })
      section = texts.push('') - 1
    }
    heading = null
  }
  return {
    close,
    open(name: string, id: string): void {
      heading = { name, id, text: '' }
    },
    add(text: string): void {
      if (heading) heading.text += text
      else texts[section] += text
    },
    /** Text after a list belongs where the text before it does. */
    list(isEnd: boolean): void {
      if (isEnd) section = around.pop() ?? section
      else around.push(section)
    },
    end(): RenderedText {
      close()
      return { title, headings, sections: texts.map(sectionText) }
    },
  }
}

/** Texts and tags in order, those of silent elements left out. */
function* spoken(html: string): Generator<HtmlToken> {
  /** The element that is passed over, and how many of its name are open. */
  let passed: { readonly name: string; depth: number } | null = null
  for (const token of htmlTokens(html)) {
    if (token.type !== 'tag') {
      if (!passed && token.type !== 'comment') yield token
      continue
    }
    const name = token.tag.name.toLowerCase()
    if (passed) {
      if (name !== passed.name || token.tag.selfClosing) continue
      passed.depth += token.tag.closing ? -1 : 1
      if (passed.depth === 0) passed = null
    } else if (!token.tag.closing && isSilent(token.tag, name)) passed = { name, depth: 1 }
    else yield token
  }
}

const isSilent = (tag: Tag, name: string): boolean =>
  !tag.selfClosing &&
  !voidElements.has(name) &&
  (silent.has(name) ||
    attributeOf(tag, 'aria-hidden') === 'true' ||
    tag.attributes.some((one) => one.name === 'hidden'))
