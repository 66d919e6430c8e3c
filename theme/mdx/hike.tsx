// A component around blocks of Code Hike: what its plugin of recma does in Docusaurus. The plugin of remark
// writes the blocks as data, `__hike`, with names in the place of content, which `<slot path="name">` has.
import { Children, createElement, type ElementType, isValidElement, type ReactNode } from 'react'

interface HikeProps {
  readonly __of: ElementType
  readonly __hike: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

interface SlotProps {
  readonly path?: string
  readonly children?: ReactNode
}

export function Hike({ __of, __hike, children, ...props }: HikeProps): ReactNode {
  const contents = contentsOf(children)
  const filled = fill(__hike, contents) as { readonly children?: ReactNode }
  return __of === 'slot' ? filled.children : createElement(__of, { ...filled, ...props })
}

/** By name. Blocks of a list have the same name. */
function contentsOf(children: ReactNode): Map<string, ReactNode[]> {
  const contents = new Map<string, ReactNode[]>()
  Children.forEach(children, (slot) => {
    if (!isValidElement<SlotProps>(slot)) return
    const { path = '', children: content } = slot.props
    contents.set(path, [...(contents.get(path) ?? []), content])
  })
  return contents
}

function fill(value: unknown, contents: Map<string, ReactNode[]>): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, contents))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'children' && typeof one === 'string' ? contents.get(one)?.shift() : fill(one, contents),
    ]),
  )
}
