// A table whose header has no words: screen readers read the header of each cell.
import { endFrom } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const tableWithoutHeader: PageRule = ({ tokens, tableHeaders, lineOffset }, report) => {
  for (const index of tableHeaders) {
    const map = tokens[index]?.map
    if (!map) continue
    const cells = tokens
      .slice(index, endFrom(index, 'thead_close', tokens))
      .filter((token) => token.type === 'inline')
    if (cells.some(({ content }) => content.trim() !== '')) continue
    report({
      ...{ line: map[0] + lineOffset + 1, column: 1 },
      message: 'All cells in the header of this table are empty.',
      hint: 'Name the columns, or write the table as a list.',
    })
  }
}
