// The components for authors as HTML. Their URLs are placeholders, as those of links in Markdown.
import { blockMarkup } from '../../shared/blocks/markup.ts'
import { type BlockName, blockLinks, isBlock } from '../../shared/blocks/names.ts'
import type { MarkupAttributes } from '../../shared/markup.ts'
import { RawHtml } from '../../shared/markup.ts'
import { type ResolvedElement, resolvedOf } from '../mdx/element.ts'
import type { Props } from '../mdx/props.ts'
import { linkPlaceholder } from '../placeholders.ts'
import { printParts } from './printMarkup.ts'

type Tags = readonly [open: string, close: string]

const printed = new WeakMap<ResolvedElement, Tags>()

/** What its opening tag prints, and its closing tag. */
export function blockHtml(resolved: ResolvedElement, name: BlockName): Tags {
  const known = printed.get(resolved) ?? print(resolved, name)
  printed.set(resolved, known)
  return known
}

function print({ element, props }: ResolvedElement, name: BlockName): Tags {
  const children = element.children.flatMap(({ open }) => resolvedOf(open)?.meaning ?? [])
  const [open = '', close = ''] = printParts(
    blockMarkup<string>(name, {
      props,
      link: linkOf(element.open.meta?.['links'], name, props),
      icon: props['icon'] instanceof RawHtml ? props['icon'] : ((props['icon'] as string | null) ?? null),
      has: (one) => children.some((meaning) => meaning.kind === 'theme' && meaning.name === one),
    }),
  )
  return element.close ? [open, close] : [open + close, '']
}

/** An embedded page is always one of another site, and the text of the property is its URL. */
function linkOf(links: unknown, name: BlockName, { src }: Props): MarkupAttributes | null {
  if (name === 'Embed')
    return /^https?:\/\//.test(String(src)) ? { href: String(src), rel: 'noopener noreferrer' } : null
  const all = (links ?? []) as readonly number[]
  if (all.length === 0 || blockLinks(name).length === 0) return null
  return Object.fromEntries(all.map((one) => [linkPlaceholder(one), true]))
}

const textProps = ['title', 'label', 'headline', 'name', 'text', 'description', 'tip', 'caption', 'hint']

/** The words of the properties that readers see, for the search. */
export const wordsOf = (props: Props): string =>
  textProps.flatMap((name) => (typeof props[name] === 'string' ? props[name] : [])).join(' ')

/** Whether the tag is one of these components, with its names of ours. */
export const isBlockTag = (resolved: ResolvedElement | undefined, name: BlockName): boolean =>
  resolved?.meaning.kind === 'theme' && isBlock(resolved.meaning.name) && resolved.meaning.name === name
