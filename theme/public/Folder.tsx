// A folder of a `<FileTree>` without a list.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface FolderProps extends BlockProps {
  readonly name: string
}

export default blockComponent<FolderProps>('Folder')
