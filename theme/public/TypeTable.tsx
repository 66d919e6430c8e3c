// A table of properties.
import type { ReactNode } from 'react'
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

interface TypeRow {
  readonly type?: ReactNode
  readonly description?: ReactNode
  readonly default?: ReactNode
  readonly required?: boolean
}

export interface TypeTableProps extends BlockProps {
  readonly type: Readonly<Record<string, TypeRow>>
  /** Heads of the columns: name, type, default, description. */
  readonly labels?: Readonly<Record<string, string>>
}

export default blockComponent<TypeTableProps>('TypeTable')
