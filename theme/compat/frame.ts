// Where the site replaces `Layout`, its pages render the frame of navbar and footer by themselves, as in
// Docusaurus. `Layout` finds the frame here; null: it is around the page already.
import { type ComponentType, createContext, type ReactNode } from 'react'

export type Frame = ComponentType<{ readonly bare: boolean; readonly children: ReactNode }>

/** Whether the site's own `Layout` is around the page. */
export const InLayout = /* @__PURE__ */ createContext(false)

export const FrameContext = /* @__PURE__ */ createContext<Frame | null>(null)
