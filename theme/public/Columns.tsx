// Columns of content.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface ColumnsProps extends BlockProps {
  readonly columns?: number | string
}

export default blockComponent<ColumnsProps>('Columns')
