// Fills the placeholders of a parsed body with attributes, included bodies and widgets.
import type { Body, BodyRef } from '../model/page.ts'
import type { Audience } from '../shared/audience.ts'
import type { Widget } from '../shared/widgets.ts'

interface BodyFilling {
  /** Finished attributes by link number. */
  readonly attributes: readonly string[]
  /** A parsed body from the store. */
  readonly read: (key: string) => Body
  readonly widget: (widget: Widget) => string
  /** The default title of an admonition, as HTML. */
  readonly title: (name: string) => string
  /** Called when the HTML needs exceptions from the security policy. */
  readonly onNeed: () => void
  /** Stops at the truncation mark. */
  readonly excerpt?: boolean
  /** Who reads the result. */
  readonly audience: Audience
}

export function fillBody({ key, firstLink, includes }: BodyRef, filling: BodyFilling): string {
  let html = ''
  /** Of the open parts that only some see: whether what follows is left out. */
  const leftOut: boolean[] = []
  for (const part of filling.read(key)) {
    if (typeof part === 'object' && 'only' in part) {
      if (part.only === null) leftOut.pop()
      else leftOut.push(leftOut.at(-1) === true || part.only !== filling.audience)
    } else if (leftOut.at(-1) === true) continue
    else if (typeof part === 'string') html += part
    else if (typeof part === 'number') html += filling.attributes[firstLink + part] ?? ''
    else if ('truncate' in part) {
      if (filling.excerpt) break
    } else if ('include' in part) {
      const included = includes[part.include]
      if (included) html += withoutLineIds(fillBody(included, { ...filling, excerpt: false }))
    } else if ('needsPolicy' in part) filling.onNeed()
    else if ('title' in part) html += filling.title(part.title)
    else html += filling.widget(part)
  }
  return html
}

/** Of code blocks in an included file: the page has blocks with these ids. */
const withoutLineIds = (html: string): string =>
  html.includes(' id="code-') ? html.replaceAll(/(?<= data-line="\d+") id="code-\d+-L\d+"/g, '') : html
