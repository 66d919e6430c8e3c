// A panel over the page with the problems that stopped the build. Its styles and the page's do not touch each
// other.
import type { ShownProblem } from './events.ts'
import styles from './problemPanel.css?text'

let panel: HTMLElement | null = null

/** Replaces the panel; an empty list removes it. */
export function showProblems(problems: readonly ShownProblem[]): void {
  panel?.remove()
  panel = problems.length > 0 ? createPanel(problems) : null
  if (panel) document.body.append(panel)
}

function createPanel(problems: readonly ShownProblem[]): HTMLElement {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const section = element('section', '')
  section.setAttribute('role', 'alert')
  section.append(element('h2', 'Nothing was written; the last good site stays.'))
  for (const { place, text } of problems) {
    const line = element('p', '')
    line.append(element('b', place), ` ${text}`)
    section.append(line)
  }
  section.append(closeButton())
  root.append(section)
  return host
}

function closeButton(): HTMLElement {
  const button = element('button', '×')
  button.setAttribute('aria-label', 'Close')
  button.addEventListener('click', () => showProblems([]))
  return button
}

function element(name: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent })
}
