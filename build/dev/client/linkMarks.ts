// Marks the broken links and images of the page, with the message as their title.
import type { ShownProblem } from './events.ts'

const attribute = 'data-troodon-broken'

export interface LinkMarks {
  /** Replaces all marks. */
  readonly show: (problems: readonly ShownProblem[]) => void
}

/**
 * Also marks elements that are added later: the theme replaces the page when the reader opens another one.
 */
export function createLinkMarks(): LinkMarks {
  let problems: readonly ShownProblem[] = []
  let waiting = false
  const mark = () => {
    waiting = false
    const own = problemsOf(location.pathname, problems)
    for (const element of document.querySelectorAll<HTMLElement>(`a[href], img[src], [${attribute}]`))
      markElement(element, own.get(readable(targetOf(element))))
  }
  const markSoon = () => {
    if (!waiting) requestAnimationFrame(mark)
    waiting = true
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  new MutationObserver(markSoon).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['href', 'src'],
  })
  return {
    show(found) {
      problems = found
      markSoon()
    },
  }
}

/** Link, as it is in the page → its problem. */
function problemsOf(path: string, problems: readonly ShownProblem[]): ReadonlyMap<string, ShownProblem> {
  const here = readable(path).replace(/\/$/, '')
  return new Map(
    problems.flatMap((problem) => {
      const { href, pages } = problem
      const isHere = pages?.some((page) => readable(page).replace(/\/$/, '') === here) ?? true
      return href !== null && isHere ? [[readable(href), problem] as const] : []
    }),
  )
}

function markElement(element: HTMLElement, problem: ShownProblem | undefined): void {
  const old = element.getAttribute(attribute)
  if (problem && old === null) {
    element.setAttribute(attribute, element.title)
    element.title = problem.hint === null ? problem.message : `${problem.message} ${problem.hint}`
  } else if (!problem && old !== null) {
    element.removeAttribute(attribute)
    if (old === '') element.removeAttribute('title')
    else element.title = old
  }
}

const targetOf = (element: Element): string =>
  element.getAttribute('href') ?? element.getAttribute('src') ?? ''

function readable(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

const styles = `
[${attribute}] {
  outline: 2px dashed light-dark(#c62828, #ff8a80) !important;
  outline-offset: 2px;
}
a[${attribute}] {
  text-decoration: underline wavy light-dark(#c62828, #ff8a80) !important;
}
`
