// The examples of CommonMark 0.31, parsed as `md`. Deliberate differences are listed with their reasons.
import { tests } from 'commonmark-spec'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

/** Number of the example → why the output differs. */
const frontMatter = 'a file that begins with --- has front matter'
const autolink = 'addresses as typed are links, as in GFM'
const unfinishedTag = 'a tag without > would hide the rest of the page, and is closed'
const deliberate: Readonly<Record<number, string>> = {
  96: frontMatter,
  98: frontMatter,
  156: unfinishedTag,
  157: unfinishedTag,
  158: unfinishedTag,
  602: autolink,
  608: autolink,
  611: autolink,
  612: autolink,
}

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/**
 * Troodon's HTML as CommonMark would render it, without what the site adds (IDs, anchors, wrappers of code
 * blocks, new tabs).
 */
function plain(html: string): string {
  const root = parseFragment(html)
  root.childNodes = root.childNodes.flatMap(clean)
  return serialize(root)
}

function clean(node: Node): Node[] {
  if (!('tagName' in node)) return [node]
  const element = node as Element
  const has = (name: string) =>
    element.attrs.some((attribute) => attribute.name === 'class' && attribute.value.split(' ').includes(name))
  if (has('hash-link')) return []
  if (has('theme-code-block') || has('theme-code-block-content')) return element.childNodes.flatMap(clean)
  if (element.tagName === 'code' && has('hljs'))
    element.childNodes = [
      { nodeName: '#text', value: textOf(element), parentNode: element } as unknown as Node,
    ]
  const added = new Set(['tabindex', 'target', 'rel', 'loading', 'decoding'])
  if (/^h[1-6]$/.test(element.tagName)) for (const name of ['id', 'class']) added.add(name)
  element.attrs = element.attrs
    .filter(({ name }) => !added.has(name))
    .map((attribute) =>
      attribute.name === 'class' && element.tagName === 'code'
        ? { ...attribute, value: attribute.value.replace(/^hljs ?/, '') }
        : attribute,
    )
    .filter(({ name, value }) => name !== 'class' || value !== '')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  element.childNodes = element.childNodes.flatMap(clean)
  return [element]
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? (node as Element).childNodes.map(textOf).join('') : ''

function ours(markdown: string): string {
  const { facts, body } = parser.page(markdown, 'md')
  return body
    .map((part) => {
      if (typeof part === 'string') return part
      const link = typeof part === 'number' ? facts.links[part] : undefined
      if (!link) return ''
      return `${link.kind === 'image' || link.kind === 'src' ? 'src' : 'href'}="${link.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    })
    .join('')
}

const squeezed = (html: string): string => html.replace(/>\s+</g, '><').trim()

describe('CommonMark 0.31', () => {
  it.each(tests.map((one) => [one.number, one.section, one] as const))(
    'example %d: %s',
    (number, _section, { markdown, html }) => {
      const got = squeezed(plain(ours(markdown.replaceAll('→', '\t'))))
      const wanted = squeezed(plain(html.replaceAll('→', '\t')))
      if (number in deliberate)
        expect(got, 'this example is listed as different, and is not').not.toBe(wanted)
      else expect(got).toBe(wanted)
    },
  )
})
