// Options of diagrams and of live code.
import * as v from 'valibot'
import { group } from './group.ts'

const mermaidThemes = group({
  /**
   * Theme in light mode.
   * @default 'default'
   * @example 'neutral'
   */
  light: v.optional(v.string(), 'default'),
  /**
   * Theme in dark mode.
   * @default 'dark'
   * @example 'forest'
   */
  dark: v.optional(v.string(), 'dark'),
})

export const mermaid = group({
  /**
   * Themes of the diagrams.
   * @default {}
   * @example { light: 'neutral' }
   */
  theme: v.optional(mermaidThemes, {}),
  /**
   * Options of Mermaid for all diagrams.
   * @default {}
   * @example { flowchart: { curve: 'linear' } }
   */
  options: v.optional(v.record(v.string(), v.unknown()), {}),
})

export const liveCodeBlock = group({
  /**
   * Where the result is: above or below the editor.
   * @default 'bottom'
   * @example 'top'
   */
  playgroundPosition: v.optional(v.picklist(['top', 'bottom'] as const), 'bottom'),
})
