// The icon and the badge of a sidebar's item → its label as HTML.
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { SidebarEntry } from '../../model/docs.ts'
import type { FrontMatter } from '../../model/frontMatter.ts'
import { isIconName, unknownIcon } from '../../model/icons.ts'
import type { SidebarLooks } from '../../model/sidebarLooks.ts'
import { escapeHtml } from '../../shared/escape.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { SidebarContext } from './sidebarContext.ts'
import { translateLabel } from './translations.ts'

export const looksOf = (front: FrontMatter | undefined): SidebarLooks => ({
  icon: front?.sidebar_icon,
  badge: front?.sidebar_badge,
  hidden: front?.sidebar_hidden,
})

/** Each field of the first, else of the second. */
export const firstLooks = (first: SidebarLooks, second: SidebarLooks): SidebarLooks => ({
  icon: first.icon ?? second.icon,
  badge: first.badge ?? second.badge,
  hidden: first.hidden ?? second.hidden,
})

type ShownLooks = Pick<SidebarEntry, 'labelHtml' | 'hidden'>

/** `file` is where the icon was written, if it is not the sidebars file. */
export function shownLooks(
  { icon, badge, hidden }: SidebarLooks,
  label: string,
  context: SidebarContext,
  file: SourcePath | undefined,
): ShownLooks {
  const before = icon === undefined ? null : iconHtml(icon, context, file)
  const after = badge === undefined ? null : badgeHtml(badge, context)
  const isHidden = hidden || context.isHidden
  return {
    ...(before === null && after === null
      ? {}
      : { labelHtml: [before, escapeHtml(label), after].filter((part) => part !== null).join(' ') }),
    ...(isHidden ? { hidden: true as const } : {}),
  }
}

function iconHtml(name: string, { input, version, diagnostics }: SidebarContext, file?: SourcePath) {
  const found = isIconName(name) ? input.icons?.(name) : null
  const drawing = isIconName(name) ? found && 'svg' in found && found.svg : escapeHtml(name)
  if (drawing) return `<span aria-hidden="true">${drawing}</span>`
  const place = { file: file ?? version.sidebarFile, line: 1, column: 1, find: [name] }
  diagnostics.push({ ...unknownIcon(name, found), ...place } satisfies Diagnostic)
  return null
}

/** Classes of Infima for the tones. */
const classes = { note: 'secondary', tip: 'success', info: 'info', warning: 'warning', danger: 'danger' }

function badgeHtml(badge: NonNullable<SidebarLooks['badge']>, context: SidebarContext): string {
  const { text, tone = 'note' } = typeof badge === 'string' ? { text: badge } : badge
  const shown = translateLabel(`sidebar.${context.sidebar}.badge.${text}`, text, context)
  return `<span class="badge badge--${classes[tone]}">${escapeHtml(shown)}</span>`
}
