// Loads the scripts for tabs, code blocks, diagrams and other elements that the build printed as HTML. A page
// without an element does not load its script.
import type { WidgetContext } from './widgetContext.ts'

/** Call after a page is shown. Elements that are already active stay as they are. */
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
