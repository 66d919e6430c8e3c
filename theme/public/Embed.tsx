// A page of another site, which loads when the reader asks for it.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface EmbedProps extends BlockProps {
  readonly src: string
  readonly title?: ReactNode
  readonly caption?: ReactNode
}

export default blockComponent<EmbedProps>('Embed')
