// A link that looks like a button.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface LinkButtonProps extends BlockProps {
  readonly href: string
  readonly variant?: string
  readonly icon?: ReactNode
}

export default blockComponent<LinkButtonProps>('LinkButton')
