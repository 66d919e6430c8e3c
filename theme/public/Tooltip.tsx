// Words with an explanation.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface TooltipProps extends BlockProps {
  readonly tip: ReactNode
  readonly headline?: ReactNode
}

export default blockComponent<TooltipProps>('Tooltip')
