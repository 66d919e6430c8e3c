// `<Details summary>`: the browser's own element.
import { escapeHtml } from '../../shared/escape.ts'
import type { Printer } from './printer.ts'

export const details: Printer = ({ element, props }) => {
  const hasSummary = element.children.some(({ tag }) => tag.name === 'summary')
  const summary = hasSummary
    ? ''
    : `<summary>${escapeHtml(String(props['summary'] ?? 'Details'))}</summary>\n`
  const own = typeof props['className'] === 'string' ? ` ${escapeHtml(props['className'])}` : ''
  const id = typeof props['id'] === 'string' ? ` id="${escapeHtml(props['id'])}"` : ''
  return {
    open: `<details class="theme-details${own}"${id}${props['open'] === true ? ' open' : ''}>${summary}`,
    close: '</details>\n',
  }
}
