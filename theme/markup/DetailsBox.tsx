// The browser's own element for details, in pages with code.
import {
  Children,
  type DetailsHTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { defaultSummary, detailsMarkup } from '../../build/shared/components/details.ts'
import { elementOf } from '../markup/elementOf.ts'

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /**
   * Text, a `<summary>` element or a component with one. A `<summary>` among the children counts as well.
   */
  readonly summary?: ReactNode
}

export default function Details({ summary, children, className, id, open, ...rest }: DetailsProps) {
  const all = Children.toArray(children)
  const own = all.find(isSummary) ?? (isSummary(summary) || isComponent(summary) ? summary : null)
  const shown = own === null ? (summary ?? defaultSummary) : null
  const markup = detailsMarkup<ReactNode>({ summary: shown, className, id, open: open === true, rest })
  return elementOf(markup, Children.toArray([own, all.filter((child) => child !== own)]))
}

const isSummary = (node: ReactNode): node is ReactElement => isValidElement(node) && node.type === 'summary'

const isComponent = (node: ReactNode): node is ReactElement =>
  isValidElement(node) && (typeof node.type === 'function' || isWrapped(node.type))

/** Of `memo` or `forwardRef`. The type of a fragment is a symbol. */
const isWrapped = (type: unknown): boolean => typeof type === 'object' && type !== null
