// A parameter with its type.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface ParamFieldProps extends BlockProps {
  readonly name?: string
  readonly type?: ReactNode
  readonly required?: ReactNode
  readonly deprecated?: ReactNode
  readonly default?: string | number | boolean
}

export default blockComponent<ParamFieldProps>('ParamField')
