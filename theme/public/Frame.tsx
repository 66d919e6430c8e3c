// A box around an image, with a caption.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface FrameProps extends BlockProps {
  readonly caption?: ReactNode
  readonly hint?: ReactNode
}

export default blockComponent<FrameProps>('Frame')
