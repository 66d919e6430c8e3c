// A code block whose fence names no language, so its code has no colors.
import type { PageRule } from '../rule.ts'

export const missingCodeLanguage: PageRule = ({ tokens, lineOffset }, report) => {
  for (const { type, info, map } of tokens)
    if (type === 'fence' && map && info.trim() === '')
      report({
        ...{ line: map[0] + lineOffset + 1, column: 1 },
        message: 'This code block names no language.',
        hint: 'Write one after the fence, such as ```bash, or ```text for plain text.',
      })
}
