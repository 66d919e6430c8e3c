// A short label.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface BadgeProps extends BlockProps {
  readonly text?: ReactNode
  /** note, tip, info, warning, danger */
  readonly tone?: string
  readonly icon?: ReactNode
}

export default blockComponent<BadgeProps>('Badge')
