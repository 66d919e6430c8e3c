// Links to lines of code: a click on a line number puts the line into the URL, and a click with Shift the
// lines from there on. The lines that the URL names are marked: `#code-1-L4`, `#code-1-L4-L8`.
import { linesOfId } from '../../build/shared/code/lineIds.ts'
import { adoptStyles } from '../search/searchDialog.ts'
import css from './codeLines.css?text'

const marked = 'code-line--marked'
let listening = false

/** Call after a page is shown. */
export function activate(): void {
  mark(true)
  if (listening) return
  listening = true
  adoptStyles(css)
  for (const target of [window, document])
    target.addEventListener(target === window ? 'hashchange' : 'troodon-url', () => mark(true))
  document.addEventListener('click', (event) => {
    const line = (event.target as Element | null)?.closest<HTMLElement>('.code-line[id]')
    if (!line || !isOnNumber(event, line)) return
    const id = event.shiftKey ? rangeTo(line.id) : line.id
    history.replaceState(history.state, '', `#${id}`)
    mark(false)
  })
}

/** The number is printed by the style sheet. */
const isOnNumber = ({ clientX }: MouseEvent, line: HTMLElement): boolean =>
  clientX - line.getBoundingClientRect().left < Number.parseFloat(getComputedStyle(line, '::before').width)

/** From the first line that the URL names, in the same block. */
function rangeTo(id: string): string {
  const start = linesOfId(location.hash.slice(1))
  const end = linesOfId(id)
  if (!start || !end || start.block !== end.block || start.from === end.from) return id
  const [from, to] = [start.from, end.from].sort((a, b) => a - b)
  return `${end.block}-L${from}-L${to}`
}

function mark(scrolls: boolean): void {
  for (const line of document.querySelectorAll(`.${marked}`)) line.classList.remove(marked)
  const lines = linesOfId(location.hash.slice(1))
  if (!lines) return
  for (let number = lines.from; number <= lines.to; number++) {
    const line = document.getElementById(`${lines.block}-L${number}`)
    if (!line) return
    line.classList.add(marked)
    if (scrolls && number === lines.from && lines.to > lines.from) line.scrollIntoView({ block: 'center' })
  }
}
