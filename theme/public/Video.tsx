// A video of this site.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface VideoProps extends BlockProps {
  readonly src: string
  readonly title?: string
  readonly caption?: ReactNode
  readonly poster?: string
  readonly loop?: boolean
  readonly muted?: boolean
}

export default blockComponent<VideoProps>('Video')
