// Starts the scripts of what the build printed as plain HTML. A page without tabs, diagrams or live code loads none of
// them.
import type { WidgetContext } from './widgetContext.ts'

/** Call after a page is shown; does nothing to what it has seen before. */
export function activateWidgets(context: WidgetContext): void {
  if (has('.theme-code-block-content'))
    void import('./codeBlocks.ts').then(({ prepareCodeBlocks }) => prepareCodeBlocks())
  if (has('[data-tabs]') || has('details'))
    void import('./tabs.ts').then(({ activateTabs }) => activateTabs(context.storage))
  if (has('[data-mermaid]')) void import('./mermaid.ts').then(({ drawDiagrams }) => drawDiagrams(context))
  if (has('[data-live]')) void import('./live.tsx').then(({ startLiveCode }) => startLiveCode())
  if (has('.markdown img')) void import('./zoom.ts').then(({ prepareImages }) => prepareImages())
}

const has = (selector: string): boolean => document.querySelector(selector) !== null
