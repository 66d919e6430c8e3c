// The content of a picture, and its file.
import type { Page } from 'puppeteer'

export type Mode = 'light' | 'dark'
export const modes: readonly Mode[] = ['light', 'dark']

export interface Picture {
  /** Path below `static/img`, without the mode and the ending: `showcase/knots`. */
  readonly name: string
  /** Folder of the site, from the root of the repository. */
  readonly site: string
  /** Path of the page below the base URL of the site. */
  readonly path: string
  /** Size of the window in CSS pixels. Default: 1120 × 640. */
  readonly size?: { readonly width: number; readonly height: number }
  /** The part of the page to show; default: the whole window. */
  readonly selector?: string
  /** A style sheet of the site, as `customCss` adds it. */
  readonly css?: string
  /** Opens a menu or a dialog first. */
  readonly act?: (page: Page) => Promise<unknown>
}

export const fileOf = (name: string, mode: Mode): `${string}.webp` => `static/img/${name}-${mode}.webp`
