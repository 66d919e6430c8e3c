// What the tags and expressions of a file mean, and whether the file is data or code: data when every part is known while
// it is read, code (a module for the browser) when a part is not.
import type { MarkdownIt, Token } from 'markdown-it'
import { nearest } from '../../model/nearest.ts'
import type { TagAttribute } from '../../shared/htmlTag.ts'
import { componentPrinters } from '../components/index.ts'
import type { FeatureOptions } from '../feature.ts'
import { type Place, placeInToken } from '../positions.ts'
import type { Reading } from '../reading.ts'
import { type Meaning, meaningOf, themeComponents } from './components.ts'
import { constantOf, textOfConstant } from './constants.ts'
import { type MdxElement, type ResolvedElement, resolvedOf } from './element.ts'
import type { SyntaxNode } from './javascript.ts'
import { pairTags, showAsText } from './pair.ts'
import { leadingAttributes, propsOf } from './props.ts'
import { freeNames, isGiven } from './scope.ts'

export function resolveMdx(
  md: MarkdownIt,
  tokens: readonly Token[],
  reading: Reading,
  options: FeatureOptions,
): void {
  const startOf = (token: Token, block: Token): Place => placeIn(token, block, 0)
  const placeIn = (token: Token, block: Token, offset: number): Place =>
    placeInToken(block, reading, Number(token.meta?.['offset'] ?? 0) + offset, null)
  reportStrays(tokens, reading)
  const { elements, expressions } = pairTags(tokens, reading, options.syntax === 'mdx')
  const constants = { frontMatter: reading.frontMatterData }
  for (const element of elements) resolveElement(element)
  for (const { token, block } of expressions) resolveExpression(token, block)
  for (const element of elements) printElement(element)

  function resolveElement(element: MdxElement): void {
    const { tag, open, block } = element
    const meaning = meaningOf(tag.name, reading.scope, options.knownComponents)
    const place = startOf(open, block)
    if (meaning.kind === 'unknown') reportUnknown(element, place)
    if (meaning.kind === 'component') becomeCode(`<${tag.name}> is a component from ${meaning.from}`, place)
    const isLink = meaning.kind === 'theme' && meaning.name === 'Link'
    const leading = new Set(leadingAttributes(tag, isLink, reading.scope).map(({ attribute }) => attribute))
    const read = propsOf(
      tag,
      constants,
      reading.effort,
      (attribute) => leading.has(attribute) || isOfOurs(meaning, attribute),
    )
    if ('dynamic' in read) {
      becomeCode(
        `the attribute ${read.dynamic.name} of <${tag.name}> is computed`,
        placeIn(open, block, read.dynamic.start),
      )
      open.meta = { ...open.meta, dynamic: true }
    }
    const props = 'props' in read ? read.props : {}
    if (meaning.kind === 'theme' && !componentPrinters[meaning.name])
      becomeCode(`<${tag.name}> runs in the browser`, place)
    if (meaning.kind === 'include' && (tag.attributes.length > 0 || !isEmpty(element)))
      becomeCode(`<${tag.name}> is a Markdown file that is given values`, place)
    const resolved: ResolvedElement = { element, meaning, props }
    open.meta = { ...open.meta, resolved }
    if (meaning.kind === 'include')
      open.meta = {
        ...open.meta,
        include: reading.includes.push({ specifier: meaning.specifier, ...place, headingsBefore: 0 }) - 1,
      }
    if (element.close) element.close.meta = { ...element.close.meta, resolved }
  }

  function resolveExpression(token: Token, block: Token): void {
    const node = token.meta?.['node'] as SyntaxNode | null
    if (!node) {
      token.meta = { ...token.meta, text: '' }
      return
    }
    const unknown = [...freeNames(node)].find(
      (name) => !isGiven(name) && !reading.scope.imports.has(name) && !reading.scope.exports.has(name),
    )
    if (unknown !== undefined) {
      reading.diagnostics.push({
        code: 'unknownName',
        ...startOf(token, block),
        message: `{${token.meta?.['source']}} uses ${unknown}, which this file does not define.`,
        hint: 'Import or export it, or write \\{ for a brace.',
      })
      token.meta = { ...token.meta, text: token.content }
      return
    }
    const constant = constantOf(node, constants)
    const text = constant.ok ? textOfConstant(constant.value) : null
    if (text === null)
      becomeCode(`{${shorten(String(token.meta?.['source']))}} is computed`, startOf(token, block))
    else token.meta = { ...token.meta, text }
  }

  /** Finished HTML of a component of ours; some can only be code after all. */
  function printElement({ open, block, close }: MdxElement): void {
    const resolved = resolvedOf(open)
    // Links are printed last: their addresses are collected after this.
    if (resolved?.meaning.kind !== 'theme' || resolved.meaning.name === 'Link' || open.meta?.['dynamic'])
      return
    const print = componentPrinters[resolved.meaning.name]
    if (!print) return
    const printed = print(resolved, { md, reading, options, place: startOf(open, block) })
    if ('code' in printed) {
      becomeCode(printed.code, startOf(open, block))
      return
    }
    open.meta = { ...open.meta, html: close ? printed.open : printed.open + printed.close }
    if (close) close.meta = { ...close.meta, html: printed.close }
  }

  function becomeCode(reason: string, { line, column }: Place): void {
    reading.code ??= { reason, line, column }
  }

  function reportUnknown({ tag, open, close }: MdxElement, place: Place): void {
    const similar = nearest(tag.name, [
      ...Object.keys(themeComponents),
      ...reading.scope.imports.keys(),
      ...reading.scope.exports,
    ])
    reading.diagnostics.push({
      code: 'unknownComponent',
      ...place,
      message: `There is no component <${tag.name}>.`,
      hint: similar ? `Did you mean <${similar}>?` : `Import it, or write \\<${tag.name}> for the text.`,
    })
    for (const token of [open, close]) if (token) showAsText(token)
  }
}

const isEmpty = ({ children, expressions, hasText }: MdxElement): boolean =>
  children.length === 0 && expressions.length === 0 && !hasText

/** Expressions that mean what our components do anyway. */
function isOfOurs(meaning: Meaning, { name, value, expression }: TagAttribute): boolean {
  if (meaning.kind !== 'theme' || !expression) return false
  if (meaning.name === 'TOCInline' && name === 'toc') return value?.trim() === 'toc'
  return (
    meaning.name === 'DocCardList' &&
    name === 'items' &&
    /^\s*useCurrentSidebarCategory\(\)\.items\s*$/.test(value ?? '')
  )
}

const shorten = (text: string): string => (text.length <= 40 ? text.trim() : `${text.trim().slice(0, 40)}…`)

/** Braces and tags that do not parse: errors in `.mdx`; unknown components in `.md`: text, with one warning each. */
function reportStrays(tokens: readonly Token[], reading: Reading): void {
  const named = new Set<string>()
  for (const block of tokens)
    for (const token of block.children ?? []) {
      if (token.type !== 'stray' && token.type !== 'unknown_tag') continue
      const place = placeInToken(block, reading, Number(token.meta?.['offset'] ?? 0), null)
      const name = String(token.meta?.['name'] ?? '')
      if (token.type === 'stray') reading.diagnostics.push({ ...strayProblem(token), ...place })
      else if (!named.has(name)) {
        named.add(name)
        const similar = nearest(name, Object.keys(themeComponents))
        const message = `There is no component <${name}>; the tag is shown as text.`
        const hint = similar
          ? `Did you mean <${similar}>?`
          : `Write \`<${name}>\` in backticks, or \\<${name}>.`
        reading.diagnostics.push({ code: 'tagShownAsText', ...place, message, hint })
      }
      token.type = 'text'
      token.meta = null
    }
}

function strayProblem(token: Token): { code: 'strayBrace' | 'strayLessThan'; message: string; hint: string } {
  if (token.content === '<')
    return {
      code: 'strayLessThan',
      message: 'This < begins no tag.',
      hint: 'Write \\< or &lt; for the sign, and [text](address) for links in angle brackets.',
    }
  return {
    code: 'strayBrace',
    message: `This { begins no expression: ${token.meta?.['reason']}.`,
    hint: 'Write \\{ for the sign, or put it into `code`.',
  }
}
