// An element of raw HTML that is never closed: it contains what follows on the page. Those that hide it are
// `unclosedHtml`.
import { addAll } from '../../shared/addAll.ts'
import { htmlTokens } from '../../shared/html.ts'
import type { MarkupText } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

interface Open {
  readonly name: string
  readonly markup: MarkupText
  readonly start: number
}

/** Elements whose closing tag HTML requires. */
const paired: ReadonlySet<string> = new Set(
  (
    'a abbr article aside audio b blockquote button center code del details div dl em figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header i ins kbd label main mark nav ol picture pre s section small ' +
    'span strong sub summary sup table u ul video'
  ).split(' '),
)

export const unclosedElement: PageRule = ({ markup }, report) => {
  const open: Open[] = []
  const unclosed: Open[] = []
  for (const one of markup) {
    if (one.token.type === 'component') continue
    for (const piece of htmlTokens(one.token.content, { expressions: true })) {
      if (piece.type !== 'tag') continue
      const name = piece.tag.name.toLowerCase()
      if (!paired.has(name)) continue
      if (!piece.tag.closing) {
        if (!piece.tag.selfClosing) open.push({ name, markup: one, start: piece.start })
        continue
      }
      const known = open.findLastIndex((element) => element.name === name)
      if (known !== -1) addAll(unclosed, open.splice(known).slice(1))
    }
  }
  for (const { name, markup: one, start } of [...unclosed, ...open])
    report({
      ...one.placeAt(start),
      message: `<${name}> is never closed.`,
      hint: `Add </${name}>, or write \`<${name}>\` to show the tag.`,
    })
}
