// Resolves the tags and expressions of a file, and decides whether the file is data or code: data when every
// part is known while it is read, code (a module for the browser) when a part is not.
import type { MarkdownIt, Token } from 'markdown-it'
import { nearest } from '../../model/text/nearest.ts'
import { type BlockName, isBlock, neededProps, ownProp, ownProps } from '../../shared/blocks/names.ts'
import type { TagAttribute } from '../../shared/htmlTag.ts'
import { wordsOf } from '../components/blocks.ts'
import { iconOf } from '../components/icon.ts'
import { componentPrinters } from '../components/index.ts'
import type { FeatureOptions } from '../feature.ts'
import { type Place, placeInToken } from '../positions.ts'
import type { Reading } from '../reading.ts'
import { reportShadow, shadowsOf } from '../shadowedDocument.ts'
import { componentNames, type Meaning, meaningOf } from './components.ts'
import { constantOf, textOfConstant } from './constants.ts'
import { type MdxElement, type ResolvedElement, resolvedOf } from './element.ts'
import type { SyntaxNode } from './javascript.ts'
import { pairTags, showAsText } from './pair.ts'
import { type Constants, leadingAttributes, propsOf } from './props.ts'
import { freeNames, isGiven } from './scope.ts'

export function resolveMdx(
  md: MarkdownIt,
  tokens: readonly Token[],
  reading: Reading,
  options: FeatureOptions,
): void {
  reportStrays(tokens, reading)
  const { elements, expressions } = pairTags(tokens, reading, options.syntax === 'mdx')
  const resolver = new Resolver(md, reading, options)
  for (const element of elements) resolver.resolveElement(element)
  for (const { token, block } of expressions) resolver.resolveExpression(token, block)
  for (const element of elements) resolver.printElement(element)
}

/** Leaves on the tokens of a tag what it means; notes in the reading why the text is code. */
class Resolver {
  readonly #md: MarkdownIt
  readonly #reading: Reading
  readonly #options: FeatureOptions
  readonly #constants: Constants

  constructor(md: MarkdownIt, reading: Reading, options: FeatureOptions) {
    this.#md = md
    this.#reading = reading
    this.#options = options
    this.#constants = { frontMatter: reading.frontMatterData }
  }

  resolveElement(element: MdxElement): void {
    const { tag, open, block } = element
    const meaning = meaningOf(tag.name, this.#reading.scope, this.#options.knownComponents)
    const place = this.#placeIn(open, block)
    if (meaning.kind === 'unknown') this.#reportUnknown(element, place)
    if (meaning.kind === 'component')
      this.#becomeCode(`<${tag.name}> is a component from ${meaning.from}`, place)
    // The site's own list asks for the descriptions of the cards.
    if (meaning.kind === 'component' && tag.name === 'DocCardList') this.#reading.uses.add('cards')
    const leading = new Set(
      leadingAttributes(tag, meaning, this.#reading.scope).map(({ attribute }) => attribute),
    )
    const read = propsOf(
      tag,
      this.#constants,
      this.#reading.effort,
      (attribute) => leading.has(attribute) || isOfOurs(meaning, attribute),
    )
    if ('dynamic' in read) {
      this.#becomeCode(
        `the attribute ${read.dynamic.name} of <${tag.name}> is computed`,
        this.#placeIn(open, block, read.dynamic.start),
      )
      open.meta = { ...open.meta, dynamic: true }
    } else if (meaning.kind === 'html' && 'children' in read.props && isEmpty(element)) {
      this.#becomeCode(`<${tag.name}> has its content in an attribute`, place)
      open.meta = { ...open.meta, dynamic: true }
    }
    const given = 'props' in read ? read.props : {}
    const props = meaning.kind === 'theme' ? { ...ownProps(tag.name, given) } : { ...given }
    if (meaning.kind === 'html') this.#leaveOutShadows(element, props)
    if (meaning.kind === 'theme' && isBlock(meaning.name))
      this.#readBlock(element, meaning.name, props, place)
    else if (meaning.kind === 'theme' && !componentPrinters[meaning.name])
      this.#becomeCode(`<${tag.name}> runs in the browser`, place)
    if (meaning.kind === 'include' && (tag.attributes.length > 0 || !isEmpty(element)))
      this.#becomeCode(`<${tag.name}> is a Markdown file that is given values`, place)
    const resolved: ResolvedElement = { element, meaning, props }
    open.meta = { ...open.meta, resolved }
    if (meaning.kind === 'include')
      open.meta = {
        ...open.meta,
        include:
          this.#reading.includes.push({ specifier: meaning.specifier, ...place, headingsBefore: 0 }) - 1,
      }
    if (element.close) element.close.meta = { ...element.close.meta, resolved }
  }

  /** The drawing of a block, and its words for the search. */
  #readBlock(
    { tag, open }: MdxElement,
    block: BlockName,
    props: Record<string, unknown>,
    place: Place,
  ): void {
    this.#reading.uses.add('blocks')
    const needed = neededProps[block]
    const isGiven = ({ name, value }: TagAttribute) =>
      value !== '' && needed?.includes(ownProp(tag.name, name))
    if (
      needed &&
      !open.meta?.['dynamic'] &&
      !needed.some((one) => props[one]) &&
      !tag.attributes.some(isGiven)
    )
      this.#reading.diagnostics.push({
        code: 'componentUse',
        ...place,
        message: `<${tag.name}> has no ${needed[0]}.`,
        hint: `Write <${tag.name} ${needed[0]}="…">.`,
      })
    if (tag.name === 'Embed' && !open.meta?.['dynamic'] && !/^https:\/\//.test(String(props['src'])))
      this.#reading.diagnostics.push({
        code: 'componentUse',
        ...place,
        message: '<Embed> has no URL that begins with https://.',
        hint: 'Write the URL of the page: <Embed src="https://www.youtube.com/watch?v=…" />.',
      })
    const key = tag.name === 'Icon' && !('icon' in props) ? 'name' : 'icon'
    const computed = open.meta?.['dynamic'] ? tag.attributes.find((one) => one.name === key) : undefined
    const name = computed && !computed.expression ? computed.value : props[key]
    if (typeof name === 'string') props['icon'] = iconOf(name, place, this.#reading, this.#options)
    open.meta = { ...open.meta, words: wordsOf(props), icon: computed && props['icon'] }
  }

  resolveExpression(token: Token, block: Token): void {
    const node = token.meta?.['node'] as SyntaxNode | null
    if (!node) {
      token.meta = { ...token.meta, text: '' }
      return
    }
    const unknown = [...freeNames(node)].find(
      (name) =>
        !isGiven(name) && !this.#reading.scope.imports.has(name) && !this.#reading.scope.exports.has(name),
    )
    // Where plugins and client modules define more names, a page that uses another one fails when it is
    // rendered.
    if (unknown !== undefined && !this.#options.markdown.reads.globalNames) {
      this.#reading.diagnostics.push({
        code: 'unknownName',
        ...this.#placeIn(token, block),
        message: `{${token.meta?.['source']}} uses ${unknown}, which this file does not define.`,
        hint: 'Import or export it, or write \\{ for a brace.',
      })
      token.meta = { ...token.meta, text: token.content }
      return
    }
    const constant = constantOf(node, this.#constants)
    const text = constant.ok ? textOfConstant(constant.value) : null
    if (text === null)
      this.#becomeCode(
        `{${shorten(String(token.meta?.['source']))}} is computed`,
        this.#placeIn(token, block),
      )
    else token.meta = { ...token.meta, text }
  }

  /** Finished HTML of a component of ours; some can only be code after all. */
  printElement(element: MdxElement): void {
    const { open, block, close } = element
    const resolved = resolvedOf(open)
    if (resolved?.meaning.kind === 'html' && isUnescaped(resolved.meaning.name)) keepCharacters(element)
    // Links are printed last: their URLs are collected after this.
    if (resolved?.meaning.kind !== 'theme' || resolved.meaning.name === 'Link') return
    // Who sees a part must be known here.
    if (open.meta?.['dynamic'] && resolved.meaning.name !== 'Visibility') return
    const print = componentPrinters[resolved.meaning.name]
    if (!print) return
    const printed = print(resolved, {
      md: this.#md,
      reading: this.#reading,
      options: this.#options,
      place: this.#placeIn(open, block),
    })
    if ('code' in printed) {
      this.#becomeCode(printed.code, this.#placeIn(open, block))
      return
    }
    open.meta = { ...open.meta, html: close ? printed.open : printed.open + printed.close }
    if (close) close.meta = { ...close.meta, html: printed.close }
  }

  /** Removes them from `props`. The module of a page with code leaves out those of computed elements. */
  #leaveOutShadows({ tag, open, block }: MdxElement, props: Record<string, unknown>): void {
    for (const { name, value, attribute } of shadowsOf(tag, props)) {
      reportShadow(name, value, this.#placeIn(open, block, attribute.start), this.#reading)
      delete props[name]
    }
  }

  #becomeCode(reason: string, { line, column }: Place): void {
    this.#reading.code ??= { reason, line, column }
  }

  #reportUnknown({ tag, open, close }: MdxElement, place: Place): void {
    const similar = nearest(tag.name, [
      ...componentNames,
      ...this.#reading.scope.imports.keys(),
      ...this.#reading.scope.exports,
    ])
    this.#reading.diagnostics.push({
      code: 'unknownComponent',
      ...place,
      message: `There is no component <${tag.name}>.`,
      hint: similar ? `Did you mean <${similar}>?` : `Import it, or write \\<${tag.name}> for the text.`,
    })
    for (const token of [open, close]) if (token) showAsText(token)
  }

  #placeIn(token: Token, block: Token, offset = 0): Place {
    const own = (token.meta as { place?: Place } | null)?.place
    return own ?? placeInToken(block, this.#reading, Number(token.meta?.['offset'] ?? 0) + offset, null)
  }
}

/** Style sheets and scripts have no character references. */
const isUnescaped = (name: string): boolean => name === 'style' || name === 'script'

function keepCharacters({ open, close, block, expressions }: MdxElement): void {
  const tokens = block.children ?? nothing
  const inside = close ? tokens.slice(tokens.indexOf(open) + 1, Math.max(0, tokens.indexOf(close))) : nothing
  for (const token of inside) if (token.type === 'text') token.type = 'raw_text'
  for (const token of expressions) token.meta = { ...token.meta, isRaw: true }
}

const isEmpty = ({ children, expressions, hasText }: MdxElement): boolean =>
  children.length === 0 && expressions.length === 0 && !hasText

/** Expressions that mean what our components do anyway. */
function isOfOurs(meaning: Meaning, { name, value, expression }: TagAttribute): boolean {
  if (meaning.kind !== 'theme' || !expression) return false
  if (meaning.name === 'TOCInline' && (name === 'toc' || name === 'items')) return value?.trim() === 'toc'
  return (
    meaning.name === 'DocCardList' &&
    name === 'items' &&
    /^\s*useCurrentSidebarCategory\(\)\.items\s*$/.test(value ?? '')
  )
}

const shorten = (text: string): string => (text.length <= 40 ? text.trim() : `${text.trim().slice(0, 40)}…`)

/**
 * Braces and tags that do not parse: errors in `.mdx`; unknown components in `.md`: text, with one warning
 * each.
 */
function reportStrays(tokens: readonly Token[], reading: Reading): void {
  const named = new Set<string>()
  for (const block of tokens)
    for (const token of block.children ?? nothing) {
      if (token.type !== 'stray' && token.type !== 'unknown_tag') continue
      const place = placeInToken(block, reading, Number(token.meta?.['offset'] ?? 0), null)
      const name = String(token.meta?.['name'] ?? '')
      if (token.type === 'stray') reading.diagnostics.push({ ...strayProblem(token), ...place })
      else if (!named.has(name)) {
        named.add(name)
        const similar = nearest(name, componentNames)
        const message = `There is no component <${name}>. The tag is shown as text.`
        const hint = similar
          ? `Did you mean <${similar}>?`
          : `Write \`<${name}>\` in backticks, or \\<${name}>.`
        reading.diagnostics.push({ code: 'tagShownAsText', ...place, message, hint })
      }
      token.type = 'text'
      token.meta = null
    }
}

const nothing: readonly Token[] = []

function strayProblem(token: Token): { code: 'strayBrace' | 'strayLessThan'; message: string; hint: string } {
  if (token.content === '<')
    return {
      code: 'strayLessThan',
      message: 'This < does not begin a tag.',
      hint: 'Write \\< or &lt; for the character, and [text](url) for links in angle brackets.',
    }
  return {
    code: 'strayBrace',
    message: `This { does not begin an expression: ${token.meta?.['reason']}.`,
    hint: 'Write \\{ for the character, or put it into `code`.',
  }
}
