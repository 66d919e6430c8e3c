// `[the guide][guide]` without a line `[guide]: URL`: the page shows the brackets.
import type { PageRule } from '../rule.ts'
import { eachMatch } from '../textLines.ts'

/** After a word or a bracket, it is more likely an index: `items[0][1]`. */
const reference = /(?<![\p{L}\p{N}_\])}\\])\[([^[\]\0]+)\]\[([^[\]\0^]*)\](?![([:])/gu

export const unknownReference: PageRule = ({ inlines }, report) => {
  for (const inline of inlines) {
    if (!inline.token.content.includes('][')) continue
    eachMatch(inline, reference, ({ written, groups: [, given = ''], place }) => {
      const words = written.slice(1, -given.length - 3)
      const label = (given || words).replace(/\s+/g, ' ')
      if (/^[\d\s.,:x-]*$/.test(label)) return
      report({
        ...place,
        message: `${written.replace(/\s+/g, ' ')} is not a link, because nothing defines [${label}].`,
        hint: `Add a line "[${label}]: URL", or write the URL in parentheses.`,
      })
    })
  }
}
