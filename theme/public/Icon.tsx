// A drawing. In pages with code, `icon` is an element.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface IconProps extends BlockProps {
  readonly icon?: ReactNode
  readonly label?: string
}

export default blockComponent<IconProps>('Icon')
