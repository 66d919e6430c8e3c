// A file of a `<FileTree>` without a list.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface FileProps extends BlockProps {
  readonly name: string
}

export default blockComponent<FileProps>('File')
