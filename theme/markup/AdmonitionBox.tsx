// The box of an admonition as elements.
import type { ReactNode } from 'react'
import { admonitionMarkup, admonitionType } from '../../build/shared/components/admonition.ts'
import { useDefaultTitle } from './defaultTitle.ts'
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
  const titleOf = useDefaultTitle()
  return elementOf(
    admonitionMarkup<ReactNode>({ ...props, type: shown, title: title ?? titleOf(type) }),
    children,
  )
}
