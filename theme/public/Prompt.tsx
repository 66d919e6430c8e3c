// A text to copy, such as a prompt for an assistant.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface PromptProps extends BlockProps {
  readonly title?: ReactNode
  readonly icon?: ReactNode
}

export default blockComponent<PromptProps>('Prompt')
