// The links of sidebars, of which large sites have thousands, from a template for each of their shapes.
import type { ReactNode } from 'react'
import type { SidebarLink } from '../../build/shared/routeData.ts'
import { SidebarItemView } from '../layout/SidebarItems.tsx'
import { fill } from './fill.ts'
import { printedOf, withMarks } from './marks.ts'
import { createShapes } from './shapes.ts'

/** `part` renders with the contexts of the site. The function returns null where only React can render it. */
export function createLinkTemplate(part: (children: ReactNode) => string) {
  const shapes = { active: createShapes(), quiet: createShapes() }
  return (item: SidebarLink, active: boolean): string | null => {
    const printed = printedOf(item)
    const template = shapes[active ? 'active' : 'quiet'].find(printed, () =>
      part(
        <SidebarItemView
          item={withMarks(item)}
          trails={active ? [[]] : []}
          otherOpened={false}
          onToggle={() => {}}
        />,
      ),
    )
    const output = { pieces: [], html: '', own: '', plain: null }
    const filled =
      template && fill(template, printed, output, { row: () => false, items: () => [], alone: () => null })
    return filled ? output.html : null
  }
}
