// GitHub's alerts: a quote that begins with `[!NOTE]` is an admonition.
import type { Token } from 'markdown-it'
import {
  admonitionMarkup,
  admonitionType,
  defaultTitle,
  isTitled,
} from '../../shared/components/admonition.ts'
import { printAround } from '../components/printMarkup.ts'
import { becomeTag } from '../components/tagToken.ts'
import type { Feature } from '../feature.ts'
import { titlePlaceholder } from '../placeholders.ts'

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i

export const alerts: Feature = (md, { syntax, knownComponents, markdown }) => {
  /** If the site replaces the box, an alert means the same as `<Admonition>`. */
  const isReplaced =
    (syntax !== 'md' || knownComponents.mapsMarkup) && knownComponents.replaced.has('Admonition')
  md.core.ruler.before('inline', 'alerts', ({ tokens }) => {
    for (let index = 0; index < tokens.length; index++) {
      const open = tokens[index] as Token
      const inline = tokens[index + 2]
      const match =
        open.type === 'blockquote_open' && inline?.type === 'inline' ? marker.exec(inline.content) : null
      if (!match || !inline) continue
      const close = closingOf(tokens, index)
      inline.content = inline.content.slice(match[0].length)
      if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]]
      const name = (match[1] as string).toLowerCase()
      becomeAdmonition(markdown.alerts[name] ?? name, open, close)
      // The paragraph of the marker alone.
      if (inline.content === '') tokens.splice(index + 1, 3)
    }
  })

  function becomeAdmonition(name: string, open: Token, close: Token | undefined): void {
    if (isReplaced) {
      becomeTag(open, 'Admonition', 'open', [{ name: 'type', value: name, expression: false }])
      if (close) becomeTag(close, 'Admonition', 'close')
      return
    }
    const type = admonitionType(name, markdown.admonitions) ?? 'note'
    const around = printAround(
      admonitionMarkup<string>({ type, title: isTitled(name) ? titlePlaceholder(name) : defaultTitle(name) }),
    )
    open.type = 'admonition_open'
    open.content = around.open
    if (!close) return
    close.type = 'admonition_close'
    close.content = around.close
  }
}

function closingOf(tokens: readonly Token[], from: number): Token | undefined {
  const level = tokens[from]?.level
  for (let index = from + 1; index < tokens.length; index++)
    if (tokens[index]?.type === 'blockquote_close' && tokens[index]?.level === level) return tokens[index]
  return undefined
}
