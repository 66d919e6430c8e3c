// `@theme/DocSidebar`: the sidebar of the documentation.
import type { DocSidebarProps } from '../compat/propTypes.ts'
import Desktop from './DocSidebar/Desktop.tsx'
import '../layout/DocSidebar.css'

/** The menu of narrow screens shows the sidebar by itself. */
export default function DocSidebar(props: DocSidebarProps) {
  return <Desktop {...props} />
}
