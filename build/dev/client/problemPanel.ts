// A panel over the page with the problems of the site, by file, each with a link to the editor. Its styles
// and the page's do not affect each other. Folded it is a button: only new errors open it again.
import type { ShownProblem, ShownProblems } from './events.ts'
import styles from './problemPanel.css?text'

export interface ProblemPanel {
  /** Replaces the panel, or removes it if there are no problems. */
  readonly show: (found: ShownProblems) => void
}

export function createProblemPanel(): ProblemPanel {
  let panel: HTMLElement | null = null
  /** The errors for which the reader folded the panel. Only other errors open it again. */
  let folded: ReadonlySet<string> = new Set()
  const show = (found: ShownProblems) => {
    panel?.remove()
    panel = null
    if (found.problems.length === 0) return
    // Warnings alone do not cover the page.
    const errors = found.problems.filter(({ severity }) => severity === 'error').map(identityOf)
    panel = createPanel(
      found,
      errors.some((one) => !folded.has(one)),
      (open) => {
        folded = new Set(open ? [] : errors)
      },
    )
    document.body.append(panel)
  }
  return { show }
}

/** Without the line number, which changes with every edit above it. */
const identityOf = ({ file, message }: ShownProblem): string => `${file} ${message}`

function createPanel(found: ShownProblems, isOpen: boolean, onToggle: (open: boolean) => void): HTMLElement {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const details = element('details', '') as HTMLDetailsElement
  details.open = isOpen
  details.addEventListener('toggle', () => onToggle(details.open))
  const hasErrors = found.problems.some(({ severity }) => severity === 'error')
  details.className = hasErrors ? 'error' : 'warning'
  const summary = element('summary', titleOf(found.problems))
  const list = element('div', '')
  list.className = 'list'
  list.setAttribute('role', 'status')
  if (found.isStale) list.append(element('p', 'Nothing was written. The last good site stays in place.'))
  for (const [file, problems] of byFile(found.problems)) list.append(fileSection(file, problems))
  details.append(summary, list)
  root.append(details)
  return host
}

/** `2 errors, 1 warning` */
function titleOf(problems: readonly ShownProblem[]): string {
  const counts = (['error', 'warning'] as const).map((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length
    return count === 0 ? '' : `${count} ${severity}${count === 1 ? '' : 's'}`
  })
  return counts.filter(Boolean).join(', ')
}

function byFile(problems: readonly ShownProblem[]): ReadonlyMap<string, readonly ShownProblem[]> {
  const files = new Map<string, ShownProblem[]>()
  for (const problem of problems) {
    const known = files.get(problem.file ?? '')
    if (known) known.push(problem)
    else files.set(problem.file ?? '', [problem])
  }
  return files
}

function fileSection(file: string, problems: readonly ShownProblem[]): HTMLElement {
  const section = element('section', '')
  if (file !== '') section.append(element('h2', file))
  const list = element('ul', '')
  for (const problem of problems) {
    const item = element('li', '')
    item.className = problem.severity
    item.append(place(problem), ` ${problem.message}`)
    if (problem.hint !== null) item.append(element('p', problem.hint))
    list.append(item)
  }
  section.append(list)
  return section
}

/** `docs/a.md:3:15`, as a link to the editor. */
function place({ file, line, column, editor }: ShownProblem): HTMLElement | string {
  if (file === null) return ''
  const text = [file, line || null, line ? column || null : null].filter((part) => part !== null).join(':')
  const link = element('a', text)
  if (editor !== null) link.setAttribute('href', editor)
  return link
}

function element(name: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent })
}
