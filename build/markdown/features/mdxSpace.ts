// In MDX, line breaks and spaces between the children of an element are no text: two pictures on two lines of
// a `<p>` have no space between them. At the top, in lists and in quotes, they have one.
import type { Token } from 'markdown-it'
import { resolvedOf } from '../mdx/element.ts'

/** For each block token, whether an element is directly around it. */
function areInElements(tokens: readonly Token[]): readonly boolean[] {
  const blocks = new Set(tokens)
  const around: boolean[] = []
  return tokens.map((token) => {
    const element = elementOf(token)
    const isClosing = element?.close === token
    if (isClosing ? blocks.has(element.open) : token.nesting < 0) around.pop()
    const isInElement = around.at(-1) ?? false
    if (element && !isClosing) {
      if (element.close && blocks.has(element.close)) around.push(true)
    } else if (token.nesting > 0) around.push(false)
    return isInElement
  })
}

/**
 * Takes the line breaks away that would be printed after tags and expressions. For each block token, returns
 * whether an element is directly around it.
 */
export function joinInElements(tokens: readonly Token[]): readonly boolean[] {
  const inElement = areInElements(tokens)
  for (const [index, token] of tokens.entries()) {
    const element = elementOf(token)
    // That after an opening tag is inside of its element.
    if (element && (inElement[index] || (element.open === token && element.close !== null)))
      token.meta = { ...token.meta, isJoined: true }
    else if (token.type === 'expression' && inElement[index])
      token.meta = { ...token.meta, spaceAfter: false }
  }
  return inElement
}

/** Without the space between elements and expressions; that inside of an element is its text. */
export function withoutSpaceBetween(children: readonly Token[]): Token[] {
  let depth = 0
  return children.filter((token) => {
    const element = elementOf(token)
    if (element?.close === token) depth--
    else if (element?.close) depth++
    const isSpace = token.type === 'softbreak' || (token.type === 'text' && token.content.trim() === '')
    return depth > 0 || !isSpace
  })
}

const elementOf = (token: Token) => (token.type === 'component' ? resolvedOf(token)?.element : undefined)
