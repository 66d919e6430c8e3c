// The second part of `build` and `check`: they end here when only words changed. It contains the parts of the
// engine that they need then.
import '../docusaurus/forPages.ts'

export { endEdit } from '../commands/build/endEdit.ts'
export { endEditedCheck } from '../commands/check/endEditedCheck.ts'
