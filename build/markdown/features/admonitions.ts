// `:::note[Title]{.class #id}` … `:::`. More colons outside than inside nest; code fences inside are passed
// over.
import type { StateBlock } from 'markdown-it'
import type { MarkdownConfig } from '../../model/project.ts'
import { nearest } from '../../model/text/nearest.ts'
import { admonitionType, admonitionTypes } from '../../shared/components/admonition.ts'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'
import {
  type AdmonitionBox,
  pushBox,
  pushCodeGroup,
  pushComponent,
  pushDetails,
  pushPlain,
} from './admonitionTokens.ts'
import { isOptionList, pushOptions } from './optionLists.ts'

/**
 * Colons, name, title in brackets or after a space, attributes. A title in brackets can have a link. Lines
 * come without spaces at their end.
 */
const opening =
  /^(:{3,})\s*([A-Za-z][\w-]*)(?:\[((?:[^\][\\]|\\.|\[(?:[^\][\\]|\\.)*\])*)\]|[ \t]+(?!\{[^}]*\}$)(\S.*))?[ \t]*(?:\{([^}]*)\})?$/
/** Attributes after a title without brackets; `{name}` there is an expression. */
const attributesAtEnd = /\s*\{([.#][^{}]*)\}$/
const titleAttribute = /(?<!\S)title="([^"]*)"/
const fence = /^(`{3,}|~{3,})(.*)$/

/** Boxes that VitePress has beside admonitions. */
const vitePress: Readonly<Record<string, (state: StateBlock, box: AdmonitionBox) => void>> = {
  'code-group': pushCodeGroup,
  details: pushDetails,
}

export const admonitions: Feature = (md, { markdown, syntax, knownComponents }) => {
  /** If the site replaces the box, `:::` means the same as `<Admonition>`. */
  const isReplaced =
    (syntax !== 'md' || knownComponents.mapsMarkup) && knownComponents.replaced.has('Admonition')
  for (const type of ['admonition_open', 'admonition_title', 'admonition_content', 'admonition_close'])
    md.renderer.rules[type] = (tokens, index) => tokens[index]?.content ?? ''
  md.block.ruler.before('fence', 'admonition', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })

  function rule(state: StateBlock, start: number, end: number, silent: boolean): boolean {
    if ((state.sCount[start] as number) - state.blkIndent >= 4) return false
    const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
    if (state.src.charCodeAt(from) !== 58) return false
    const line = lineText(state, start)
    const match = line.startsWith(':::') ? opening.exec(line) : null
    if (!match) return false
    const [, colons = '', name = '', , afterSpace] = match
    if (afterSpace !== undefined && !markdown.mdx1Compat.admonitions && name !== 'details') return false
    const { admonitions: own, onlyOwnAdmonitions } = markdown
    const type = admonitionType(name, own, onlyOwnAdmonitions)
    const reading = state.env as Reading
    // Where any name makes a directive, the content of unknown ones is shown.
    const isPlain = type === null && markdown.reads.anyDirective && isDirective(line, afterSpace)
    const isOptions = type === null && isOptionList(name, match, state, start)
    const ofVitePress =
      type === null && markdown.extensions.code && Object.hasOwn(vitePress, name)
        ? vitePress[name]
        : undefined
    // If the instance chooses its types, everything else is text.
    if (type === null && !isOptions && !ofVitePress && !silent && !onlyOwnAdmonitions)
      reportUnknown({ name, isPlain }, markdown, start, reading)
    if (type === null && !isPlain && !isOptions && !ofVitePress) return false
    if (silent) return true
    const { close, hasEmptyLine } = closingLine(state, start, end, colons.length)
    if (close === null) reportUnclosed(name, colons, start, reading)
    const box = { type: type ?? name, name, ...titleOf(match), start, end: close ?? end }
    if (isOptions) pushOptions(state, box)
    else if (ofVitePress) ofVitePress(state, box)
    else if (type === null) pushPlain(state, { ...box, title: match[3] ?? null })
    else if (isReplaced) pushComponent(state, box)
    else pushBox(state, box)
    if (hasEmptyLine) (state.env as Reading).looseBox = start
    state.line = close === null ? end : close + 1
    return true
  }
}

/** A title after a space, or a space before the name, is a habit of admonitions. */
const isDirective = (line: string, afterSpace: string | undefined): boolean =>
  afterSpace === undefined && /^:+[A-Za-z]/.test(line)

function reportUnknown(
  { name, isPlain }: { readonly name: string; readonly isPlain: boolean },
  { admonitions: siteTypes, reads }: MarkdownConfig,
  line: number,
  { diagnostics, lineOffset }: Reading,
): void {
  const similar = nearest(name, [...Object.keys(admonitionTypes), ...siteTypes])
  const shown = isPlain ? 'Its content is shown without a box.' : 'It is shown as text.'
  diagnostics.push({
    code: 'unknownDirective',
    line: line + 1 + lineOffset,
    column: 1,
    message: `:::${name} is not an admonition. ${shown}`,
    hint: similar
      ? `Did you mean :::${similar}?`
      : reads.anyDirective
        ? 'Add the type to the option admonitions.keywords of the docs, blog or pages.'
        : 'Add the type to markdown.admonitions in the configuration.',
  })
}

function reportUnclosed(
  name: string,
  colons: string,
  line: number,
  { diagnostics, lineOffset }: Reading,
): void {
  diagnostics.push({
    code: 'unclosedAdmonition',
    line: line + 1 + lineOffset,
    column: 1,
    message: `The admonition :::${name} is never closed.`,
    hint: `Add a line with ${colons} after its text.`,
  })
}

/** Title, class and id of an opening line. */
function titleOf(match: RegExpExecArray): Pick<AdmonitionBox, 'title' | 'className' | 'id'> {
  const [, , , inBrackets, afterSpace, inBraces] = match
  const attributes = inBraces ?? attributesAtEnd.exec(afterSpace ?? '')?.[1] ?? ''
  return {
    title:
      inBrackets ?? afterSpace?.replace(attributesAtEnd, '') ?? titleAttribute.exec(attributes)?.[1] ?? null,
    className: [...attributes.matchAll(/\.([\w-]+)/g)].map(([, one]) => one).join(' '),
    id: /#([\w-]+)/.exec(attributes)?.[1],
  }
}

const lineText = (state: StateBlock, line: number): string =>
  state.src
    .slice((state.bMarks[line] as number) + (state.tShift[line] as number), state.eMarks[line])
    .trimEnd()

/** `close` is null where no line before `end` closes the box. */
interface Closing {
  readonly close: number | null
  /** Between its blocks: empty lines of code are none. */
  readonly hasEmptyLine: boolean
}

/**
 * The line that closes an admonition opened with `colons`. A line of colons in code does not, unless the
 * fence has no end: as in Docusaurus, such code ends with the box.
 */
function closingLine(state: StateBlock, start: number, end: number, colons: number): Closing {
  let depth = 0
  let openFence: string | null = null
  let inFence: number | null = null
  let hasEmptyLine = false
  for (let line = start + 1; line < end; line++) {
    const isEmpty = state.isEmpty(line)
    if ((state.sCount[line] as number) < state.blkIndent && !isEmpty) break
    if (isEmpty && openFence === null) hasEmptyLine = true
    const text = lineText(state, line)
    const ticks = fence.exec(text)
    if (ticks && openFence !== null && (ticks[1] as string).startsWith(openFence)) {
      if (ticks[2]?.trim() === '') openFence = null
      // Other code begins here, so a line of colons before it is the end of the box.
      else if (inFence !== null) return { close: inFence, hasEmptyLine }
      continue
    }
    if (ticks && openFence === null) openFence = ticks[1] as string
    if (!text.startsWith(':::')) continue
    const marks = /^:+/.exec(text)?.[0].length ?? 0
    if (openFence !== null) {
      if (inFence === null && depth === 0 && text.length === marks && marks >= colons) inFence = line
    } else if (text.length > marks) {
      if (marks === colons && opening.test(text)) depth++
    } else if (marks === colons && depth > 0) depth--
    else if (marks >= colons) return { close: line, hasEmptyLine }
  }
  return { close: inFence, hasEmptyLine }
}
