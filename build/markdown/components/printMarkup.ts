// The markup of a component as HTML. Called for every code block, box and tab of the site's static pages.
import { escapeHtml } from '../../shared/escape.ts'
import { Markup, type MarkupAttributes, newline, RawHtml, slot } from '../../shared/markup.ts'
import { attributesHtml } from '../mdx/attributesHtml.ts'

/** The element without its children: what comes before, between and after its slots. */
export function printParts(markup: Markup<string>): readonly string[] {
  const parts = ['']
  print(markup, parts)
  return parts
}

/** An element without slots; it ends its line. */
export const printMarkup = (markup: Markup<string>): string => `${printParts(markup)[0]}\n`

/** HTML before and after the children; it ends its line. */
export function printAround(markup: Markup<string>): { readonly open: string; readonly close: string } {
  const [open = '', close = ''] = printParts(markup)
  return { open, close: `${close}\n` }
}

/** The last of `parts` grows; each slot begins another. */
function print({ tag, attributes, children, rest }: Markup<string>, parts: string[]): void {
  append(parts, `<${tag}${printAttributes(attributes)}${rest === null ? '' : attributesHtml(rest)}>`)
  for (const child of children)
    if (child === slot) parts.push('')
    else if (child === newline) append(parts, '\n')
    else if (child instanceof Markup) print(child, parts)
    else append(parts, child instanceof RawHtml ? child.__html : escapeHtml(child))
  append(parts, `</${tag}>`)
}

function append(parts: string[], html: string): void {
  parts[parts.length - 1] += html
}

/** React's names → those of HTML, where they differ. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  playsInline: 'playsinline',
}

function printAttributes(attributes: MarkupAttributes): string {
  let html = ''
  for (const name in attributes) {
    const value = attributes[name]
    if (value === undefined || name === 'key') continue
    html += value === true ? ` ${name}` : ` ${names[name] ?? name}="${escapeHtml(String(value))}"`
  }
  return html
}
