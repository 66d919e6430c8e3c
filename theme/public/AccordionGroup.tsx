// Accordions as one block.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export default blockComponent<BlockProps>('AccordionGroup')
