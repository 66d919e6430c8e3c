// The templates of pages, or of rows, that have the same component around their texts.
import type { Printed } from './marks.ts'
import { createRecorder, fits, type Recorder, type Template } from './template.ts'

export interface Shapes {
  /** `render` makes the HTML with marks when there is no template yet; null: only React can render it. */
  readonly find: (printed: Printed, render: (recorder: Recorder) => string | null) => Template | null
}

/** With this many templates, no more are made unless most pages use one that another page has made. */
const mostUnused = 50

export function createShapes(): Shapes {
  const known = new Map<string, Template[]>()
  let made = 0
  let used = 0
  return {
    find(printed, render) {
      const alike = known.get(printed.shape) ?? []
      const found = alike.find((template) => fits(template, printed))
      if (found) {
        used++
        return found
      }
      if (made >= mostUnused && made > used) return null
      made++
      const template = madeBy(render, printed)
      if (template) known.set(printed.shape, [...alike, template])
      return template
    },
  }
}

/** A component that cannot be rendered with marks reports its error when it is rendered without. */
function madeBy(render: (recorder: Recorder) => string | null, printed: Printed): Template | null {
  const recorder = createRecorder(printed)
  try {
    const html = render(recorder)
    return html === null ? null : recorder.finish(html)
  } catch {
    return null
  }
}
