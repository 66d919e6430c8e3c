// Texts that are written out in the code, from nodes of estree with JSX.

/** A node. Its `type` identifies its kind. */
export type Tree = { readonly type: string; readonly [key: string]: unknown }

/** A string, a template without values, or several of them joined by `+`. Null for anything else. */
export function staticText(value: unknown): string | null {
  const node = value as Tree | null | undefined
  switch (node?.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : null
    case 'TemplateLiteral': {
      const quasis = node['quasis'] as readonly { readonly value: { readonly cooked?: string | null } }[]
      return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null
    }
    case 'BinaryExpression': {
      const [left, right] = [staticText(node['left']), staticText(node['right'])]
      return node['operator'] === '+' && left !== null && right !== null ? left + right : null
    }
    case 'JSXExpressionContainer':
      return staticText(node['expression'])
    default:
      return null
  }
}

/** The text of an element as React receives it; undefined without children, null when it is computed. */
export function jsxText(children: readonly Tree[]): string | null | undefined {
  const texts = children
    .filter((child) => (child['expression'] as Tree | undefined)?.type !== 'JSXEmptyExpression')
    .map((child) => (child.type === 'JSXText' ? collapsed(String(child['value'])) : staticText(child)))
    .filter((text) => text !== '')
  if (texts.length === 0) return undefined
  return texts.includes(null) ? null : texts.join('')
}

/** Lines are joined by one space; space beside a line break does not count. */
function collapsed(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, index) => {
    const begun = index === 0 ? line : line.trimStart()
    return index === lines.length - 1 ? begun : begun.trimEnd()
  })
  return trimmed.filter((line) => line !== '').join(' ')
}
