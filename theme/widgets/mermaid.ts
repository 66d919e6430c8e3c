// Renders diagrams with the copy of mermaid in the site's assets, and again when the color mode changes. A
// diagram with an error shows the message and its source.
import type { DiagramData } from '../../build/shared/siteData.ts'
import type { WidgetContext } from './widgetContext.ts'

interface Mermaid {
  readonly initialize: (options: object) => void
  readonly render: (
    id: string,
    text: string,
  ) => Promise<{ readonly svg: string; readonly bindFunctions?: (element: Element) => void }>
}

const stock: DiagramData = { light: 'default', dark: 'dark', options: {} }

let loading: Promise<Mermaid> | null = null
let count = 0
let followsColorMode = false
/** mermaid has global state, so it renders one diagram at a time. */
let queue: Promise<void> = Promise.resolve()

export function activate({ site, colorMode }: WidgetContext): void {
  const { mermaid, diagrams } = site
  if (mermaid === null) return
  const drawAll = (selector: string) => {
    for (const figure of document.querySelectorAll<HTMLElement>(selector))
      queue = queue.then(() => draw(figure, mermaid, diagrams))
  }
  drawAll('[data-mermaid]:not([data-drawn])')
  if (followsColorMode) return
  followsColorMode = true
  colorMode.subscribe(() => drawAll('[data-mermaid]'))
}

async function draw(figure: HTMLElement, href: string, diagrams = stock): Promise<void> {
  const source = figure.querySelector('pre')
  if (!source || !figure.isConnected) return
  const id = `diagram-${++count}`
  try {
    loading ??= (import(href) as Promise<{ default: Mermaid }>).then((module) => module.default)
    const mermaid = await loading
    mermaid.initialize({
      securityLevel: 'strict',
      fontFamily: 'inherit',
      ...diagrams.options,
      startOnLoad: false,
      theme: document.documentElement.dataset['theme'] === 'dark' ? diagrams.dark : diagrams.light,
      suppressErrorRendering: true,
    })
    const { svg, bindFunctions } = await mermaid.render(id, source.textContent ?? '')
    // The second name is that of Docusaurus, by which plugins find diagrams.
    show(figure, 'mermaid-drawing docusaurus-mermaid-container').innerHTML = svg
    bindFunctions?.(figure)
    source.hidden = true
  } catch (error) {
    if (loading && !(await loading.catch(() => null))) loading = null
    document.getElementById(`d${id}`)?.remove()
    source.hidden = false
    const box = show(figure, 'mermaid-problem')
    box.setAttribute('role', 'alert')
    box.textContent = `The diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`
    const retry = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button--quiet',
      textContent: 'Try again',
    })
    retry.onclick = () => void draw(figure, href, diagrams)
    box.append(document.createElement('br'), retry)
  }
  figure.setAttribute('data-drawn', '')
}

/** Replaces the element before the source, which shows the diagram or the error. */
function show(figure: HTMLElement, className: string): HTMLElement {
  for (const old of figure.querySelectorAll('.mermaid-drawing, .mermaid-problem')) old.remove()
  const box = document.createElement('div')
  box.className = className
  figure.prepend(box)
  return box
}
