// Loads the scripts for tabs, code blocks, diagrams and other elements that the build printed as HTML. A page
// without an element does not load its script.
import type { WidgetContext } from './widgetContext.ts'

const widgets = [
  ['.theme-code-block-content', () => import('./codeBlocks.ts')],
  // The table of contents on small screens is in details without targets of links.
  ['[data-block]', () => import('./blocks.ts')],
  ['[data-tabs], details:not(.toc-mobile)', () => import('./tabs.ts')],
  ['details', () => import('./details.ts')],
  ['[data-mermaid]', () => import('./mermaid.ts')],
  ['[data-live]', () => import('./live.tsx')],
  ['.markdown img', () => import('./zoom.ts')],
] as const

/** Call after a page is shown. Elements that are already active stay as they are. */
export function activateWidgets(context: WidgetContext): void {
  for (const [selector, load] of widgets)
    if (document.querySelector(selector)) void load().then(({ activate }) => activate(context))
}
