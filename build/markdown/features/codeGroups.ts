// `<CodeGroup>` and `::: code-group`: each code block between the marks is a tab, with the title of the block
// as its label. Mintlify and VitePress have these names. Groups with the same label switch together.
import type { StateCore, Token } from 'markdown-it'
import { panelMarkup, readTabs, tabsMarkup } from '../../shared/components/tabs.ts'
import type { Tag, TagAttribute } from '../../shared/htmlTag.ts'
import { printAround } from '../components/printMarkup.ts'
import { becomeTag, type TagProperty, valueProperty } from '../components/tagToken.ts'
import type { Feature, FeatureOptions } from '../feature.ts'
import { codeGroupNames } from '../mdx/components.ts'
import type { Reading } from '../reading.ts'

export const codeGroups: Feature = (md, options) => {
  md.core.ruler.after('block', 'code_groups', (state) => {
    if (!/<(?:CodeGroup|RequestExample|ResponseExample)\b|:::\s*code-group\b/.test(state.src)) return
    const written: Token[] = []
    let group: Token[] | null = null
    for (const token of state.tokens) {
      if (group) group.push(token)
      else if (isOpening(token, state.env as Reading, options)) group = [token]
      else written.push(token)
      if (!group || group.length === 1 || !isClosing(token, group[0])) continue
      reportOthers(group, state.env as Reading)
      for (const one of tabsOf(group, state, options)) written.push(one)
      group = null
    }
    for (const token of group ?? []) written.push(token)
    state.tokens = written
  })
}

const tagOf = (token: Token): Tag | undefined =>
  token.type === 'component' ? (token.meta?.['tag'] as Tag | undefined) : undefined

const isClosing = (token: Token, open: Token | undefined): boolean =>
  tagOf(token)?.closing === true && tagOf(token)?.name === (open && tagOf(open)?.name)

/** A file or a site can have a component of its own with this name. */
function isOpening(token: Token, { scope }: Reading, { knownComponents }: FeatureOptions): boolean {
  const tag = tagOf(token)
  if (!tag || !codeGroupNames.has(tag.name) || tag.closing || tag.selfClosing) return false
  const { name } = tag
  if (token.meta?.['isDirective']) return true
  const { any, withoutBlocks } = knownComponents
  return !any && !withoutBlocks && !scope.imports.has(name) && !scope.exports.has(name)
}

/** What is not a code block would be left out. */
function reportOthers(group: readonly Token[], { diagnostics, lineOffset }: Reading): void {
  const inside = group.slice(1, -1)
  const other = inside.find(isShown)
  if (!other && inside.some(({ type }) => type === 'fence')) return
  const name = tagOf(group[0] as Token)?.name
  diagnostics.push({
    code: 'componentUse',
    ...{ line: ((other ?? group[0])?.map?.[0] ?? 0) + 1 + lineOffset, column: 1 },
    message: other ? `<${name}> can contain only code blocks.` : `<${name}> has no code block.`,
    hint: other ? 'Move the rest out of it.' : 'Put one into it, or remove it.',
  })
}

const isShown = ({ type, content }: Token): boolean =>
  type === 'component' || (type !== 'fence' && !isComment(content.trim()))

const isComment = (text: string): boolean =>
  text === '' || (/^(?:<!--|\{\/\*)/.test(text) && /(?:-->|\*\/\})$/.test(text))

interface Item {
  readonly label: string
  readonly fence: Token
}

function tabsOf(
  tokens: readonly Token[],
  { Token: TokenClass, md }: StateCore,
  options: FeatureOptions,
): Token[] {
  const [open] = tokens as readonly [Token]
  const items = tokens
    .filter(({ type }) => type === 'fence')
    .map((fence) => itemOf(fence, md.utils.unescapeAll))
  if (items.length === 0) return []
  const make = (type: string, like: Token): Token =>
    Object.assign(new TokenClass(type, '', 0), { map: like.map, level: open.level, block: true })
  const attributes = tagOf(open)?.attributes ?? []
  if (options.syntax === 'md')
    return printed(
      items,
      (html, like) => Object.assign(make('admonition_content', like), { content: html }),
      open,
    )
  return [
    becomeTag(make('component', open), 'Tabs', 'open', propsOf(attributes)),
    ...items.flatMap(({ label, fence }) => [
      becomeTag(make('component', fence), 'TabItem', 'open', [
        valueProperty('value', label),
        valueProperty('label', label),
      ]),
      fence,
      becomeTag(make('component', fence), 'TabItem', 'close'),
    ]),
    becomeTag(make('component', open), 'Tabs', 'close'),
  ]
}

/** Where Markdown has no components: the tabs as HTML. */
function printed(items: readonly Item[], html: (text: string, like: Token) => Token, open: Token): Token[] {
  const inputs = items.map(({ label }) => ({ value: label, label }))
  const { list } = readTabs<string>({ groupId: 'code-group' }, inputs)
  const around = printAround(tabsMarkup(list))
  const panels = items.flatMap(({ label, fence }) => {
    const panel = printAround(panelMarkup(label, list))
    return [html(panel.open, fence), fence, html(panel.close, fence)]
  })
  return [html(around.open, open), ...panels, html(around.close, open)]
}

/** All groups are one group of tabs, unless the author names another or says `sync={false}`. */
function propsOf(attributes: readonly TagAttribute[]): readonly TagProperty[] {
  const isApart = attributes.some(({ name: key, value }) => key === 'sync' && value?.trim() === 'false')
  const own = attributes.flatMap(({ name: key, value, expression }): TagProperty[] =>
    value !== null && value !== undefined && kept.has(key)
      ? [{ name: key === 'syncKey' ? 'groupId' : key, value, expression }]
      : [],
  )
  const hasGroup = isApart || own.some(({ name: key }) => key === 'groupId')
  return hasGroup ? own : [...own, valueProperty('groupId', 'code-group')]
}

const kept: ReadonlySet<string> = new Set(['groupId', 'syncKey', 'queryString', 'defaultValue', 'className'])

/** The label is in brackets, a property, or the words that mean nothing else; without one, the language. */
function itemOf(fence: Token, unescapeAll: (text: string) => string): Item {
  const info = unescapeAll(fence.info).trim()
  const [, language = '', words = ''] = /^([^\s{[]*)(.*)$/s.exec(info) ?? []
  const named = /(?:^|\s)(?:title|tab|filename|label)=(?:"([^"]*)"|'([^']*)')/.exec(words)
  const bracketed = /\[([^\]]+)\]/.exec(words)
  const rest = words.replace(settings, ' ').trim().replace(/\s+/g, ' ')
  const label = named?.[1] ?? named?.[2] ?? bracketed?.[1] ?? rest
  const written = named?.[0] ?? bracketed?.[0] ?? rest
  fence.info = written === '' ? info : `${language} ${words.replace(written, ' ').trim()}`.trim()
  return { label: label || language || 'text', fence }
}

/** What follows the language of a fence and is no label. */
const settings =
  /(?:^|\s)(?:[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}|\/[^/]+\/|(?:showLineNumbers|wrap|live|noInline|npm2yarn|diff|lines|expandable|copy|nocopy|twoslash)(?=\s|$))/g
