// The second part of the command `build`: it ends here when only words changed. Its chunks are those of the
// engine that such a build needs.
import '../docusaurus/forPages.ts'

export { endEdit } from '../commands/build/endEdit.ts'
