// Component tags and comments of MDX: `<Tabs>`, `<TabItem>`, `<Link to>`, `<img src={useBaseUrl('/x.png')} />`, `{/* */}`.
// Children are Markdown. Tags that need React are read here and shown by their content.
import type { StateBlock, StateInline, Token } from 'markdown-it'
import { readTag, type Tag } from '../../shared/tags.ts'
import { readEscape } from '../escapes.ts'
import { linkHole } from '../holes.ts'
import type { Feature, Reading } from '../markdown.ts'

export const components: Feature = (md, { syntax }) => {
  if (syntax === 'md') return
  md.block.ruler.before('html_block', 'component_block', (state, start, end, silent) => block(state, start, end, silent, syntax === 'mdx'), {
    alt: ['paragraph', 'blockquote', 'list'],
  })
  leaveCapitalised(md.block.ruler)
  md.inline.ruler.before('html_inline', 'component_inline', inline)
  md.inline.ruler.before('html_inline', 'comment_inline', comment)
  md.renderer.rules['component'] = (tokens, index) => render(tokens[index] as Token)
  md.renderer.rules['component_comment'] = () => ''
}

/** CommonMark takes `<Link` for the element `link` and its line for raw HTML; here capitalised names are components. */
function leaveCapitalised(ruler: Parameters<Feature>[0]['block']['ruler']): void {
  const rules = (ruler as unknown as { __rules__: { name: string; fn: BlockRule }[] }).__rules__
  const original = rules.find(({ name }) => name === 'html_block')?.fn as BlockRule
  const leave: BlockRule = (state, start, end, silent) => {
    const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
    return !/^<\/?[A-Z]/.test(state.src.slice(from, from + 3)) && original(state, start, end, silent)
  }
  ruler.at('html_block', leave, { alt: ['paragraph', 'reference', 'blockquote'] })
}

type BlockRule = (state: StateBlock, start: number, end: number, silent: boolean) => boolean

function block(state: StateBlock, start: number, end: number, silent: boolean, anyIndent: boolean): boolean {
  if (!anyIndent && (state.sCount[start] as number) - state.blkIndent >= 4) return false
  const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
  const first = state.src.charCodeAt(from)
  if (first === 123) return commentBlock(state, start, end, from, silent)
  if (first !== 60) return false
  const max = state.eMarks[end - 1] as number
  const tag = readTag(state.src, from, max)
  if (!tag || !isComponent(tag)) return false
  const lastLine = lineAt(state, start, tag.end)
  if (lastLine >= end || state.src.slice(tag.end, state.eMarks[lastLine]).trim() !== '') return false
  if (silent) return true
  const token = state.push('component', '', 0)
  token.block = true
  token.content = state.src.slice(from, tag.end)
  token.map = [start, lastLine + 1]
  token.meta = { tag: readTag(token.content, 0), offset: 0 }
  state.line = lastLine + 1
  return true
}

function commentBlock(state: StateBlock, start: number, end: number, from: number, silent: boolean): boolean {
  if (!state.src.startsWith('{/*', from)) return false
  const close = state.src.indexOf('*/}', from + 3)
  if (close === -1) return false
  const lastLine = lineAt(state, start, close + 3)
  if (lastLine >= end || state.src.slice(close + 3, state.eMarks[lastLine]).trim() !== '') return false
  if (silent) return true
  const token = state.push('component_comment', '', 0)
  token.map = [start, lastLine + 1]
  readEscape(state.src.slice(from, close + 3), start + 1, 1, state.env as Reading)
  state.line = lastLine + 1
  return true
}

function lineAt(state: StateBlock, start: number, offset: number): number {
  let line = start
  while (line < state.lineMax && (state.eMarks[line] as number) < offset) line++
  return line
}

function inline(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 60) return false
  const tag = readTag(state.src, state.pos, state.posMax)
  if (!tag || !isComponent(tag)) return false
  if (!silent) {
    const token = state.push('component', '', 0)
    token.content = state.src.slice(state.pos, tag.end)
    token.meta = { tag: readTag(token.content, 0), offset: state.pos }
  }
  state.pos = tag.end
  return true
}

function comment(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('{/*', state.pos)) return false
  const close = state.src.indexOf('*/}', state.pos + 3)
  if (close === -1 || close >= state.posMax) return false
  if (!silent) {
    const token = state.push('component_comment', '', 0)
    token.content = state.src.slice(state.pos, close + 3)
    token.meta = { offset: state.pos }
  }
  state.pos = close + 3
  return true
}

/** Capitalised names, fragments, and HTML tags with an `{expression}` are components; other tags are HTML. */
const isComponent = (tag: Tag): boolean => tag.name === '' || /^[A-Z]/.test(tag.name) || tag.attributes.some((a) => a.expression)

const pathCall = /^\s*(?:useBaseUrl|require)\(\s*(["'`])(.*?)\1\s*\)(?:\.default)?\s*$|^\s*(["'`])(.*?)\3\s*$/

/** The literal path in `useBaseUrl('/x')`, `require('./x').default` or `'x'`; null for any other expression. */
export function literalPath(expression: string): string | null {
  const match = pathCall.exec(expression)
  return match ? (match[2] ?? match[4] ?? null) : null
}

/** Attributes that lead somewhere, with their literal address. */
export function componentLinks(tag: Tag): { name: 'href' | 'src'; value: string; start: number }[] {
  const found: { name: 'href' | 'src'; value: string; start: number }[] = []
  for (const attribute of tag.attributes) {
    const name = attribute.name === 'to' && tag.name === 'Link' ? 'href' : attribute.name
    if ((name !== 'href' && name !== 'src') || attribute.value === null) continue
    const value = attribute.expression ? literalPath(attribute.value) : attribute.value
    if (value !== null && value !== '') found.push({ name, value, start: attribute.start + Math.max(0, attribute.value.indexOf(value)) })
  }
  return found
}

function render(token: Token): string {
  const { tag, links = [] } = token.meta as unknown as { tag: Tag; links?: readonly number[] }
  if (tag.name === 'TabItem' && !tag.closing) return label(tag)
  const element = tag.name === 'Link' ? 'a' : /^[a-z]/.test(tag.name) ? tag.name : null
  if (element === null) return ''
  if (tag.closing) return `</${element}>`
  const holes = links.map((link) => ` ${linkHole(link)}`).join('')
  const plain = tag.attributes
    .filter((a) => !a.expression && a.name !== 'style' && a.name !== 'to' && a.name !== 'href' && a.name !== 'src' && !/^on/i.test(a.name))
    .map((a) => ` ${a.name === 'className' ? 'class' : a.name}${a.value === null ? '' : `="${escapeAttribute(a.value)}"`}`)
    .join('')
  return `<${element}${plain}${holes}>`
}

function label(tag: Tag): string {
  const text = tag.attributes.find((a) => a.name === 'label') ?? tag.attributes.find((a) => a.name === 'value')
  return text?.value ? `<p class="tab-label">${escapeAttribute(text.value)}</p>\n` : ''
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
