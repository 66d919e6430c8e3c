// A list of files and folders.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export default blockComponent<BlockProps>('FileTree')
