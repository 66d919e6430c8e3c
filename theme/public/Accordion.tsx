// Content that readers open.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface AccordionProps extends BlockProps {
  readonly title?: ReactNode
  readonly description?: ReactNode
  readonly open?: boolean
  readonly icon?: ReactNode
}

export default blockComponent<AccordionProps>('Accordion')
