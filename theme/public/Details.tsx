// `@theme/Details`: the browser's own element, in pages with code.
import {
  Children,
  type DetailsHTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Text, or a `<summary>` element. A `<summary>` among the children counts as well. */
  readonly summary?: ReactNode
}

export default function Details({ summary, children, className = '', ...rest }: DetailsProps) {
  const all = Children.toArray(children)
  const own = all.find((child) => isSummary(child))
  const shown = summary ?? own ?? 'Details'
  return (
    <details {...rest} className={`theme-details ${className}`.trim()}>
      {isSummary(shown) ? shown : <summary>{shown}</summary>}
      {all.filter((child) => child !== own)}
    </details>
  )
}

const isSummary = (node: ReactNode): node is ReactElement => isValidElement(node) && node.type === 'summary'
