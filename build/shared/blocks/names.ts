// The components that authors use in Markdown beside the older ones, and the names that other builders have
// for the same thing. This is the only table of aliases: reading, rendering and the documentation use it.

export const blockNames = [
  'Accordion',
  'AccordionGroup',
  'Badge',
  'Card',
  'Cards',
  'Changelog',
  'Column',
  'Columns',
  'Embed',
  'File',
  'FileTree',
  'Folder',
  'Frame',
  'Icon',
  'LinkButton',
  'ParamField',
  'Prompt',
  'Step',
  'Steps',
  'Tooltip',
  'TypeTable',
  'Update',
  'Video',
] as const

export type BlockName = (typeof blockNames)[number]

const blocks: ReadonlySet<string> = new Set(blockNames)

export const isBlock = (name: string): name is BlockName => blocks.has(name)

/** The properties with URLs of this site, which are resolved like those of links and images. */
export const blockLinks = (name: BlockName): readonly string[] =>
  name === 'Card' || name === 'LinkButton' ? ['href'] : name === 'Video' ? ['src', 'poster'] : []

/** Without one of these properties, a component shows nothing of use. */
export const neededProps: Readonly<Partial<Record<BlockName, readonly [string, ...string[]]>>> = {
  Icon: ['name', 'icon'],
  LinkButton: ['href'],
  ParamField: ['name'],
  Tooltip: ['tip'],
  TypeTable: ['type'],
  Video: ['src'],
}

type Props = Readonly<Record<string, unknown>>

interface Alias {
  /** A component of ours. */
  readonly name: string
  /** Properties that it always has. */
  readonly props?: Readonly<Record<string, string | boolean>>
}

const callout = (type: string): Alias => ({ name: 'Admonition', props: { type } })

/** Another builder's name → ours. Starlight, Mintlify, Nextra and Fumadocs have these, some with a dot. */
const aliases: Readonly<Record<string, Alias>> = {
  Aside: { name: 'Admonition' },
  Callout: { name: 'Admonition' },
  Note: callout('note'),
  Tip: callout('tip'),
  Check: callout('tip'),
  Info: callout('info'),
  Warning: callout('warning'),
  Danger: callout('danger'),
  Accordions: { name: 'AccordionGroup' },
  CardGrid: { name: 'Cards' },
  CardGroup: { name: 'Cards' },
  LinkCard: { name: 'Card' },
  Expandable: { name: 'Accordion' },
  ResponseField: { name: 'ParamField' },
  Tab: { name: 'TabItem' },
  Tile: { name: 'Card' },
  Code: { name: 'CodeBlock' },
  InlineTOC: { name: 'TOCInline' },
  Files: { name: 'FileTree' },
  Tree: { name: 'FileTree' },
  'Cards.Card': { name: 'Card' },
  'FileTree.File': { name: 'File' },
  'FileTree.Folder': { name: 'Folder' },
  'Tabs.Tab': { name: 'TabItem' },
  'Tree.File': { name: 'File' },
  'Tree.Folder': { name: 'Folder' },
}

/** Component of ours → other names of its properties → ours. A property of its own name wins. */
const propAliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Accordion: { summary: 'title', defaultOpen: 'open' },
  Badge: { variant: 'tone', color: 'tone', type: 'tone', label: 'text' },
  Card: { to: 'href', cta: 'action' },
  Cards: { cols: 'columns', num: 'columns' },
  CodeBlock: { lang: 'language', code: 'children' },
  Columns: { cols: 'columns' },
  Embed: { url: 'src', href: 'src' },
  LinkButton: { to: 'href' },
  ParamField: { path: 'name', query: 'name', header: 'name', body: 'name' },
  TOCInline: { items: 'toc' },
  TabItem: { title: 'label' },
  Tabs: { syncKey: 'groupId' },
  Tooltip: { content: 'tip', text: 'tip' },
  Video: { url: 'src' },
}

/** Types of a callout that we have no box for. */
const calloutTypes: Readonly<Record<string, string>> = {
  default: 'note',
  error: 'danger',
  idea: 'tip',
  warn: 'warning',
}

/** Values that mean the same as one of ours. */
const tones: Readonly<Record<string, string>> = {
  success: 'tip',
  green: 'tip',
  blue: 'info',
  caution: 'warning',
  yellow: 'warning',
  orange: 'warning',
  red: 'danger',
  error: 'danger',
  gray: 'note',
  grey: 'note',
}

export const toneOf = (given: unknown): string => {
  const name = String(given ?? 'default')
  return tones[name] ?? name
}

/** The name of ours for a name as written. */
export const ownName = (name: string): string => aliasOf(name)?.name ?? name

const aliasOf = (name: string): Alias | null =>
  Object.hasOwn(aliases, name) ? (aliases[name] as Alias) : null

/** Whether pages of another builder can use the name without an import of theirs. */
export const isKnownName = (name: string): boolean =>
  isBlock(name) || aliasOf(name) !== null || name === 'Tabs' || name === 'TabItem'

/** The properties that an alias always has. */
export const fixedProps = (name: string): Props => aliasOf(name)?.props ?? {}

/** Our name of a property. `name`: of the component, as written. */
export function ownProp(name: string, key: string): string {
  // Only under their names: `<CodeBlock>` is that of Docusaurus.
  if (name === 'CodeBlock') return key
  const names = propAliases[ownName(name)]
  return names && Object.hasOwn(names, key) ? (names[key] as string) : key
}

/** Our value of a property. */
export const ownValue = (name: string, key: string, value: unknown): unknown =>
  key === 'type' && aliasOf(name)?.name === 'Admonition' && Object.hasOwn(calloutTypes, String(value))
    ? calloutTypes[String(value)]
    : value

/** The properties under our names. */
export function ownProps(name: string, given: Props): Props {
  const props: Record<string, unknown> = { ...fixedProps(name) }
  for (const [key, value] of Object.entries(given)) {
    const own = ownProp(name, key)
    if (own === key || !Object.hasOwn(given, own)) props[own] = ownValue(name, own, value)
  }
  return props
}
