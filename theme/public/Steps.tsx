// Steps of an instruction: a numbered list, or `<Step>` elements.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export default blockComponent<BlockProps>('Steps')
