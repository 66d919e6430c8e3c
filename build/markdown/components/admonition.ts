// `<Admonition type title icon>`: the same box as `:::type[title]`.
import { escapeHtml } from '../../shared/escape.ts'
import { admonitionType } from '../features/admonitions.ts'
import type { Printer } from './printer.ts'

export const admonition: Printer = ({ props }, { options }) => {
  const name = String(props['type'] ?? 'note')
  const type = admonitionType(name, options.markdown.admonitions) ?? 'info'
  const title =
    props['title'] === undefined ? `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}` : String(props['title'])
  const own = typeof props['className'] === 'string' ? ` ${escapeHtml(props['className'])}` : ''
  const icon =
    typeof props['icon'] === 'string' && props['icon'] !== ''
      ? `<span class="admonition-icon" aria-hidden="true">${escapeHtml(props['icon'])}</span> `
      : ''
  return {
    open: `<div class="theme-admonition theme-admonition-${type} admonition admonition-${type}${own}"><div class="admonition-heading">${icon}${escapeHtml(title)}</div><div class="admonition-content">\n`,
    close: '</div></div>\n',
  }
}
