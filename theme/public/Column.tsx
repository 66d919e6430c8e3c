// One of `<Columns>`.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export default blockComponent<BlockProps>('Column')
