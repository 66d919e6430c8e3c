// An entry of a changelog.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface UpdateProps extends BlockProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly tags?: readonly string[]
}

export default blockComponent<UpdateProps>('Update')
