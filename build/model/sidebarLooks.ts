// How an item of a sidebar looks besides its label: its icon, its badge, and whether it is hidden. The same
// fields are in sidebars files, in category files, and with `sidebar_` in front matter.
import { isObject } from '../shared/isObject.ts'

export const badgeTones = ['note', 'tip', 'info', 'warning', 'danger'] as const
type BadgeTone = (typeof badgeTones)[number]

/** A text, or a text with a color. */
export type SidebarBadge = string | { readonly text: string; readonly tone?: BadgeTone | undefined }

export interface SidebarLooks {
  /** An icon of an installed set of Iconify, `lucide:fish`, or an emoji. */
  readonly icon?: string | undefined
  /** A short text behind the label. */
  readonly badge?: SidebarBadge | undefined
  /** `true` shows the item only on its own page. */
  readonly hidden?: boolean | undefined
}

/** What a badge must be, for messages. */
export const badgeShape = `text, or an object with text and a tone: ${badgeTones.join(', ')}`

export const isBadge = (value: unknown): value is SidebarBadge =>
  typeof value === 'string' ||
  (isObject(value) &&
    typeof value['text'] === 'string' &&
    (value['tone'] === undefined || (badgeTones as readonly unknown[]).includes(value['tone'])))
