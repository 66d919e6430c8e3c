// Markdown that means a component: where the site replaces the component, the site's own receives it, with
// the properties that Docusaurus gives. Admonitions do the same in admonitions.ts and alerts.ts.
import type { StateCore, Token } from 'markdown-it'
import type { MarkdownConfig } from '../../model/project.ts'
import { type CodeMeta, readMeta } from '../../shared/code/meta.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { type FenceKind, fenceKind } from '../code/fenceKind.ts'
import { becomeTag, type TagProperty, valueProperty } from '../components/tagToken.ts'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'
import { addDiagram } from './codeBlocks.ts'
import { packageCommands, packageGroup, packageManagersOf } from './packageCommands.ts'

export const replacedComponents: Feature = (
  md,
  { syntax, markdown, knownComponents: { replaced, elements } },
) => {
  if (syntax === 'md') return
  const { unescapeAll } = md.utils
  const code = replaced.has('CodeBlock')
  const tabs = code || elements?.has('pre') || replaced.has('Tabs') || replaced.has('TabItem')
  const details = syntax === 'mdx' && replaced.has('Details')
  if (details)
    md.core.ruler.before('mdx_resolve', 'replaced_details', ({ tokens, env }) => {
      if ((env as Reading).scope.exports.has('Details')) return
      for (const token of tokens) for (const one of token.children ?? [token]) renameDetails(one)
    })
  const diagrams = replaced.has('Mermaid')
  const live = replaced.has('Playground') || replaced.has('LiveCodeBlock')
  if (!tabs && !diagrams && !live) return
  md.core.ruler.after('block', 'replaced_code', (state) => {
    if (tabs) state.tokens = state.tokens.flatMap((token) => packageTabs(token, state, markdown))
    for (const token of state.tokens) {
      const fence = writtenFence(token, unescapeAll, markdown)
      if (diagrams && fence?.kind === 'diagram') diagram(token, state.env as Reading)
      if (code && !elements?.has('pre') && fence?.kind === 'code') codeBlock(token, fence)
      if (live && fence?.kind === 'live') liveCode(token, fence)
    }
  })
}

interface WrittenFence {
  /** The words after the fence. */
  readonly info: string
  readonly meta: CodeMeta
  readonly kind: FenceKind
}

/** A fence or indented code; null for other tokens. */
function writtenFence(
  { type, info: written, content }: Token,
  unescapeAll: (text: string) => string,
  markdown: MarkdownConfig,
): WrittenFence | null {
  if (type !== 'fence' && type !== 'code_block') return null
  const info = type === 'fence' ? unescapeAll(written).trim() : ''
  const meta = readMeta(info)
  return { info, meta, kind: fenceKind(meta, content, markdown) }
}

const metastringOf = ({ info, meta }: WrittenFence): string => info.slice(meta.language?.length ?? 0).trim()

/** A fence with a diagram → `<Mermaid value="…">`. The site's component can show the original. */
function diagram(token: Token, reading: Reading): void {
  addDiagram(token, reading)
  becomeTag(token, 'Mermaid', 'empty', [valueProperty('value', token.content.replace(/\n$/, ''))])
}

/** A fence or indented code → `<CodeBlock className="language-js" metastring="…">`. */
function codeBlock(token: Token, fence: WrittenFence): void {
  const { language, title, firstNumber } = fence.meta
  becomeTag(token, 'CodeBlock', 'empty', [
    ...optional('className', language && `language-${language}`),
    ...optional('metastring', metastringOf(fence)),
    ...optional('title', title),
    ...optional('showLineNumbers', firstNumber === 1 ? true : firstNumber),
    valueProperty('children', token.content),
  ])
  token.meta = { ...token.meta, tag: { ...(token.meta?.['tag'] as Tag), isFence: true } satisfies Tag }
}

/** Live code → `<LiveCodeBlock live={true} …>`, which shows the site's playground. */
function liveCode(token: Token, fence: WrittenFence): void {
  const { language, title } = fence.meta
  becomeTag(token, 'LiveCodeBlock', 'empty', [
    valueProperty('live', true),
    ...optional('className', language && `language-${language}`),
    valueProperty('metastring', metastringOf(fence)),
    ...optional('title', title),
    valueProperty('children', token.content),
  ])
}

const optional = (name: string, value: string | number | boolean | null): readonly TagProperty[] =>
  value === null || value === '' ? [] : [valueProperty(name, value)]

/** A fence with `npm2yarn` → `<Tabs>` with a fence for each package manager. */
function packageTabs(token: Token, { Token: TokenClass }: StateCore, markdown: MarkdownConfig): Token[] {
  const managers = token.type === 'fence' ? packageManagersOf(token.info, markdown) : null
  if (!managers) return [token]
  const { sync, converters } = managers
  const copy = (type = 'fence'): Token =>
    Object.assign(new TokenClass(type, '', 0), { map: token.map, level: token.level, block: true })
  const info = token.info.replace(/\s*\bnpm2yarn\b(?:=\S+|\{.*?\})?/, '')
  const items = packageCommands(token.content, converters).flatMap(({ value, label, text }) => [
    becomeTag(copy(), 'TabItem', 'open', [valueProperty('value', value), valueProperty('label', label)]),
    Object.assign(copy(), { info, content: text, markup: token.markup }),
    becomeTag(copy(), 'TabItem', 'close'),
  ])
  return [
    becomeTag(copy(), 'Tabs', 'open', sync ? [valueProperty('groupId', packageGroup)] : []),
    ...items,
    becomeTag(copy(), 'Tabs', 'close'),
  ]
}

/** `<details>` is `<Details>`, as Docusaurus has it in MDX. */
function renameDetails(token: Token): void {
  const tag = token.type === 'component' ? (token.meta?.['tag'] as Tag | undefined) : undefined
  if (tag?.name === 'details') token.meta = { ...token.meta, tag: { ...tag, name: 'Details' } satisfies Tag }
}
