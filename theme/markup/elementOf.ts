// The markup that the build prints for a component, as React elements.
import { createElement, type ReactElement, type ReactNode } from 'react'
import { Markup, newline, RawHtml, slot } from '../../build/shared/markup.ts'

/** `children` go where the markup has its slot. */
export function elementOf(markup: Markup<ReactNode>, children?: ReactNode): ReactElement {
  const props = { ...attributesOf(markup), ...markup.rest }
  const [first] = markup.children
  if (first instanceof RawHtml) return createElement(markup.tag, { ...props, dangerouslySetInnerHTML: first })
  const shown = markup.children.flatMap((child): ReactNode[] => {
    if (child === newline) return []
    if (child === slot) return [children]
    return [child instanceof Markup ? elementOf(child, children) : (child as ReactNode)]
  })
  return createElement(markup.tag, props, ...shown)
}

/** React writes `true` out for names with a dash, HTML has no value there. */
const attributesOf = ({ attributes }: Markup<ReactNode>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value === true && name.startsWith('data-') ? '' : value,
    ]),
  )
