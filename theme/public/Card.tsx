// A box with a title, which can be a link.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface CardProps extends BlockProps {
  readonly title?: ReactNode
  readonly href?: string
  readonly icon?: ReactNode
  readonly description?: ReactNode
  readonly action?: ReactNode
}

export default blockComponent<CardProps>('Card')
