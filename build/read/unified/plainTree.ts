// A tree of rehype without what cannot be stored: programs become source text.
import type { TreeNode } from '../../markdown/unified/treeNode.ts'

/** `print` makes source text of a program. */
export function plainTree(node: TreeNode, print: (program: unknown) => string): TreeNode {
  const { type, tagName, properties, name, attributes, children, position, data } = node
  const start = position?.start
  const end = position?.end
  const value = codeOf(node, position === undefined, print)
  return {
    type,
    ...(tagName === undefined ? {} : { tagName }),
    ...(name === undefined ? {} : { name }),
    ...(properties === undefined ? {} : { properties: dataOf(properties) }),
    ...(value === undefined ? {} : { value }),
    ...(Array.isArray(attributes)
      ? { attributes: attributes.map((one) => plainAttribute(one as TreeNode, print)) }
      : {}),
    ...(children === undefined ? {} : { children: children.map((child) => plainTree(child, print)) }),
    ...(start && end ? { position: { start: pointOf(start), end: pointOf(end) } } : {}),
    ...(data === undefined ? {} : { data: keptData(data) }),
  }
}

/** The words after a language of code, and whether an image is written in Markdown. */
const keptData = ({ meta, troodonImage }: NonNullable<TreeNode['data']>): NonNullable<TreeNode['data']> => ({
  ...(typeof meta === 'string' ? { meta } : {}),
  ...(troodonImage === true ? { troodonImage } : {}),
})

function plainAttribute(attribute: TreeNode, print: (program: unknown) => string): TreeNode {
  const { type, name, data } = attribute
  const value = attribute['value'] as unknown
  if (typeof value === 'object' && value !== null) {
    const expression = value as TreeNode
    const text = codeOf(expression, attribute.position === undefined, print) ?? ''
    return { type, name, value: { type: expression.type, value: text } as unknown as string }
  }
  const text = value || !data?.['estree'] ? value : `...${withoutEnd(print(data['estree']))}`
  return { type, name, value: text as string }
}

/**
 * What a plugin makes has no position, and its text may be another one: MDX compiles the program. Of code in
 * the file, the text has comments and lines.
 */
function codeOf(
  { value, data }: TreeNode,
  isMade: boolean,
  print: (program: unknown) => string,
): string | undefined {
  const program = data?.['estree']
  const printed = program && (isMade || !value) ? withoutEnd(print(program)) : ''
  return printed === '' ? value : printed
}

/** An expression is printed as a statement. */
const withoutEnd = (statement: string): string => statement.replace(/;\s*$/, '')

const pointOf = ({
  line,
  column,
  offset,
}: {
  line: number
  column: number
  offset?: number | undefined
}) => ({
  line,
  column,
  offset,
})

/** Properties are strings, numbers, booleans and lists of them. Anything else is not an attribute. */
const dataOf = (properties: unknown): unknown => JSON.parse(JSON.stringify(properties))
