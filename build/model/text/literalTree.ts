// The objects and lists that are written in a module or a JSON file, with the place of each key and value. It
// reads brackets, strings and comments only, so it also reads TypeScript and files with mistakes.

/** An object or a list as written. Parentheses, such as those of `defineConfig({ … })`, are none. */
export interface LiteralNode {
  /** Keys of an object, and positions in a list, with the offsets of the key and of its value. */
  readonly members: Map<string, LiteralMember>
}

export interface LiteralMember {
  readonly key: number
  /** The start of the value, after the quote of a string. */
  value: number
  node: LiteralNode | null
}

interface Open {
  readonly closes: '}' | ']' | ')'
  readonly node: LiteralNode | null
  /** The member that is being read; null before the first key of an object, and after a spread in a list. */
  member: LiteralMember | null
  /** The position in a list; null after a spread. */
  index: number | null
  /** The last name or string where a key may be. */
  name: { readonly text: string; readonly at: number } | null
}

/** Space and comments, strings, regular expressions where a value may be, names, brackets. */
const tokens =
  /\/\/.*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|(?<=[(,=:[!&|?{};]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|\.\.\.|=>|[\w$-]+|[{}[\](),:;]|[^\s\w]/g

/** All objects and lists of a text, in order. */
export function literalNodes(text: string): readonly LiteralNode[] {
  const nodes: LiteralNode[] = []
  const stack: Open[] = [{ closes: ')', node: null, member: null, index: null, name: null }]
  for (const { 0: token, index: at } of text.matchAll(tokens)) {
    if (token.startsWith('//') || token.startsWith('/*')) continue
    const open = stack.at(-1) as Open
    if (token === '{' || token === '[' || token === '(') stack.push(opened(token, at, stack, nodes))
    else if (token === open.closes && stack.length > 1) {
      stack.pop()
    } else readToken(token, at, open)
  }
  return nodes
}

function opened(bracket: '{' | '[' | '(', at: number, stack: readonly Open[], nodes: LiteralNode[]): Open {
  const open = stack.at(-1) as Open
  startValue(at, open)
  const closes = bracket === '{' ? '}' : bracket === '[' ? ']' : ')'
  const index = bracket === '[' ? 0 : null
  if (bracket === '(') return { closes, node: null, member: open.member, index, name: null }
  const node: LiteralNode = { members: new Map() }
  nodes.push(node)
  if (open.member) open.member.node ??= node
  return { closes, node, member: null, index, name: null }
}

function readToken(token: string, at: number, open: Open): void {
  if (token === ',') {
    if (open.closes !== ')') open.member = null
    open.name = null
    if (open.index !== null) open.index++
  } else if (open.closes === ']') {
    if (token === '...') open.index = null
    else startValue(isQuoted(token) ? at + 1 : at, open)
  } else if (open.closes === '}' && open.member === null) {
    if (token === ':' && open.name) {
      open.member = { key: open.name.at, value: 0, node: null }
      open.node?.members.set(open.name.text, open.member)
    } else open.name = { text: isQuoted(token) ? token.slice(1, -1) : token, at }
  } else startValue(isQuoted(token) ? at + 1 : at, open)
}

/** The first token of the value of a member. The members of a list begin with it. */
function startValue(at: number, open: Open): void {
  if (open.closes === ']' && open.index !== null && open.member === null) {
    open.member = { key: at, value: at, node: null }
    open.node?.members.set(String(open.index), open.member)
  } else if (open.closes !== ')' && open.member?.value === 0) open.member.value = at
}

const isQuoted = (token: string): boolean => token.length > 1 && /^["'`]/.test(token)
