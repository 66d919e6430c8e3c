// One of `<Steps>`.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface StepProps extends BlockProps {
  readonly title?: ReactNode
  readonly icon?: ReactNode
}

export default blockComponent<StepProps>('Step')
