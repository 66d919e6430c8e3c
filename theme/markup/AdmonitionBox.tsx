// The box of an admonition as elements.
import type { ReactNode } from 'react'
import { admonitionMarkup, admonitionType, defaultTitle } from '../../build/shared/components/admonition.ts'
import { elementOf } from './elementOf.ts'

export interface AdmonitionProps {
  /** note, tip, info, warning, danger, caution, or a type of the site. */
  readonly type?: string
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly className?: string
  readonly id?: string
  readonly children?: ReactNode
}

export function AdmonitionBox({ type = 'note', title, children, ...props }: AdmonitionProps) {
  const shown = admonitionType(type, []) ?? type
  return elementOf(
    admonitionMarkup<ReactNode>({ ...props, type: shown, title: title ?? defaultTitle(type) }),
    children,
  )
}
