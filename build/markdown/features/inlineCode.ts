// Short code in a text is one word: a flag such as `--yes` does not end a line after its hyphens.
import type { Feature } from '../feature.ts'

export const inlineCode: Feature = (md, { markdown: { asElements } }) => {
  // Themes of other generators have their own styles.
  if (asElements) return
  const print = md.renderer.rules.code_inline as NonNullable<typeof md.renderer.rules.code_inline>
  md.renderer.rules.code_inline = (tokens, index, ...rest) => {
    const printed = print(tokens, index, ...rest)
    const token = tokens[index]
    return token && isFlag(token.content) && token.attrGet('class') === null
      ? printed.replace('<code', '<code class="nobr"')
      : printed
  }
}

/** Longer code may need two lines on a phone. */
const longest = 24

const isFlag = (code: string): boolean => code.length <= longest && code.includes('-') && !/\s/.test(code)
