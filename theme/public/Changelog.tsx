// A list of `<Update>`.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export default blockComponent<BlockProps>('Changelog')
