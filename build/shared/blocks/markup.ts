// The markup of the components for authors: steps, cards, file trees, badges and the like. The build prints
// it as HTML, and the theme makes elements of it. The style sheet is theme/styles/authoring.css: a page with
// the attribute `data-block` loads it.
import { classNames, Markup, type MarkupAttributes, type MarkupChild, newline, slot } from '../markup.ts'
import { embedHref, hostOf } from './embeds.ts'
import { type BlockName, toneOf } from './names.ts'

export interface BlockInput<C> {
  /** Under our names. */
  readonly props: Readonly<Record<string, unknown>>
  /** Attributes with the finished URLs of `href`, `src` and `poster`; null without one. */
  readonly link: MarkupAttributes | null
  /** The drawing, or null. */
  readonly icon: MarkupChild<C> | null
  /** Whether one of these components is directly between the tags. */
  readonly has: (name: BlockName) => boolean
}

type Make = <C>(input: BlockInput<C>) => Markup<C>
type Children<C> = readonly (MarkupChild<C> | null)[]

export const blockMarkup = <C>(name: BlockName, input: BlockInput<C>): Markup<C> => makers[name](input)

/** The element around a block: its tag, and the name that is part of its class. */
function box<C>(
  kind: `${string} ${string}`,
  { props }: BlockInput<C>,
  all: Children<C>,
  more: MarkupAttributes = {},
): Markup<C> {
  const [tag = '', name] = kind.split(' ')
  const { className, id } = props
  return new Markup<C>(
    tag,
    {
      className: classNames(`block-${name}`, typeof className === 'string' && className),
      id: typeof id === 'string' ? id : undefined,
      'data-block': true,
      ...more,
    },
    children(all),
  )
}

const element = <C>(tag: string, className: string | undefined, all: Children<C>): Markup<C> =>
  new Markup<C>(tag, { className }, children(all))

const children = <C>(all: Children<C>): MarkupChild<C>[] => all.filter((child) => child !== null)

/** A property that is shown. */
function shown<C>(value: unknown): C | null {
  if (value === undefined || value === null || typeof value === 'boolean' || value === '') return null
  return (typeof value === 'number' ? String(value) : value) as C
}

/** The property in an element; null without it. */
function part<C>(tag: string, className: string, value: unknown): Markup<C> | null {
  const text = shown<C>(value)
  return text === null ? null : element<C>(tag, className || undefined, [text])
}

const iconPart = <C>(icon: MarkupChild<C> | null): Markup<C> | null =>
  icon === null ? null : new Markup<C>('span', { className: 'block-icon', 'aria-hidden': 'true' }, [icon])

function heading<C>({ props, icon }: BlockInput<C>, content?: MarkupChild<C> | null): Markup<C> | null {
  const title = content ?? shown<C>(props['title'])
  return title === null && icon === null ? null : element<C>('div', 'block-title', [iconPart(icon), title])
}

/** A number of columns that the style sheet has, or none. */
const columnsOf = (value: unknown): string | undefined =>
  /^[1-6]$/.test(String(value)) ? String(value) : undefined

const card: Make = <C>(input: BlockInput<C>) => {
  const { props, link } = input
  const title = shown<C>(props['title'])
  const linked = title !== null && link ? new Markup<C>('a', link, [title]) : title
  const action = shown<C>(props['action'])
  return box(
    'div card',
    input,
    [
      heading(input, linked),
      newline,
      part('div', 'block-text', props['description']),
      slot,
      action === null || !link ? null : new Markup<C>('div', { className: 'block-action' }, [action]),
    ],
    { 'data-linked': link ? true : undefined },
  )
}

const accordion: Make = <C>(input: BlockInput<C>) =>
  box<C>(
    'details accordion',
    input,
    [
      element<C>('summary', undefined, [
        iconPart(input.icon),
        shown<C>(input.props['title']) ?? ('Details' as C),
        part('span', 'block-text', input.props['description']),
      ]),
      newline,
      element<C>('div', 'block-content', [newline, slot]),
    ],
    { open: input.props['open'] === true || undefined },
  )

const tooltip: Make = <C>(input: BlockInput<C>) => {
  const { props } = input
  const tip = new Markup<C>(
    'span',
    { className: 'block-tip', role: 'note' },
    children([part('strong', 'block-tip-title', props['headline']), shown<C>(props['tip'])]),
  )
  return box<C>('span tooltip', input, [slot, tip], { tabIndex: 0 })
}

const frame: Make = <C>(input: BlockInput<C>) =>
  box<C>('figure frame', input, [
    part('div', 'block-text', input.props['hint']),
    element<C>('div', 'block-content', [newline, slot]),
    newline,
    part('figcaption', '', input.props['caption']),
  ])

const video: Make = <C>(input: BlockInput<C>) => {
  const { props, link } = input
  const { title, poster } = props
  const attributes = {
    ...link,
    controls: true as const,
    preload: 'metadata',
    playsInline: true as const,
    loop: props['loop'] === true || undefined,
    muted: props['muted'] === true || undefined,
    poster: link?.['poster'] ?? (typeof poster === 'string' ? poster : undefined),
    'aria-label': typeof title === 'string' ? title : undefined,
  }
  const caption = part<C>('figcaption', '', props['caption'])
  return box<C>('figure video', input, [new Markup<C>('video', attributes, [slot]), newline, caption])
}

/** A link until the reader wants it: theme/widgets/blocks.ts then puts a frame in its place. */
const embed: Make = <C>(input: BlockInput<C>) => {
  const { props, link } = input
  const src = String(props['src'] ?? '')
  const title = shown<C>(props['title']) ?? (hostOf(src) as C)
  const target = embedHref(src)
  const anchor = new Markup<C>('a', { ...link, 'data-embed': target ?? undefined }, [
    element<C>('span', 'block-title', [title]),
    element<C>('span', 'block-text', [hostOf(src) as C]),
  ])
  return box<C>('figure embed', input, [anchor, newline, part('figcaption', '', props['caption'])])
}

const paramField: Make = <C>(input: BlockInput<C>) => {
  const { props } = input
  const { type, required, deprecated } = props
  const value = props['default']
  const word = (given: unknown, usual: string) => (given === true ? usual : given)
  return box<C>('div param', input, [
    element<C>('div', 'block-param-head', [
      part('code', 'block-param-name', props['name']),
      part('span', 'block-param-type', type),
      part('span', 'block-param-required', word(required, 'required')),
      part('span', 'block-param-deprecated', word(deprecated, 'deprecated')),
      value === undefined ? null : part('span', 'block-param-default', `= ${String(value)}`),
    ]),
    newline,
    slot,
  ])
}

const update: Make = <C>(input: BlockInput<C>) => {
  const { props } = input
  const tags = Array.isArray(props['tags']) ? (props['tags'] as readonly unknown[]) : []
  return box<C>('section update', input, [
    element<C>('div', 'block-update-head', [
      part('div', 'block-title', props['label']),
      part('div', 'block-text', props['description']),
      ...tags.map((tag) => part<C>('span', 'block-badge', tag)),
    ]),
    newline,
    element<C>('div', 'block-content', [newline, slot]),
  ])
}

const prompt: Make = <C>(input: BlockInput<C>) => {
  const { title, description } = input.props
  return box<C>('div prompt', input, [
    heading<C>({ ...input, props: { title: title ?? description } }),
    newline,
    element<C>('div', 'block-content', [newline, slot]),
  ])
}

interface TypeRow {
  readonly type?: unknown
  readonly description?: unknown
  readonly default?: unknown
  readonly required?: unknown
}

const typeTable: Make = <C>(input: BlockInput<C>) => {
  const rows = Object.entries(Object(input.props['type'])) as [string, TypeRow | null][]
  const given = Object(input.props['labels']) as Readonly<Record<string, unknown>>
  const cell = (children: Children<C>, tag = 'td') => element<C>(tag, undefined, children)
  const head = ['Name', 'Type', 'Default', 'Description'].map((label) =>
    cell([(shown<C>(given[label.toLowerCase()]) ?? label) as C], 'th'),
  )
  const lines = rows.map(([name, row]) =>
    cell(
      [
        cell([element<C>('code', undefined, [(row?.required === true ? name : `${name}?`) as C])]),
        cell([part('code', '', row?.type)]),
        cell([part('code', '', row?.default)]),
        cell([shown<C>(row?.description)]),
      ],
      'tr',
    ),
  )
  const table = element<C>('table', undefined, [cell([cell(head, 'tr')], 'thead'), cell(lines, 'tbody')])
  return box<C>('div type-table', input, [table], {
    className: 'table-wrap block-type-table',
    tabIndex: 0,
  })
}

/** Of a file tree whose entries are elements. */
const fileEntry =
  (kind: 'file' | 'folder'): Make =>
  <C>(input: BlockInput<C>) => {
    const name = new Markup<C>(
      'span',
      { className: 'block-file', 'data-kind': kind },
      children([shown<C>(input.props['name'])]),
    )
    const inside = kind === 'folder' ? element<C>('ul', undefined, [newline, slot]) : slot
    return box('li file-item', input, [name, inside])
  }

const fileTree: Make = <C>(input: BlockInput<C>) => {
  const inside: Children<C> = [newline, slot]
  const hasEntries = input.has('File') || input.has('Folder')
  return box('div file-tree', input, hasEntries ? [element<C>('ul', undefined, inside)] : inside)
}

const makers: { readonly [N in BlockName]: Make } = {
  Accordion: accordion,
  AccordionGroup: (input) => box('div accordions', input, [newline, slot]),
  Badge: (input) =>
    box('span badge', input, [iconPart(input.icon), shown(input.props['text']), slot], {
      'data-tone': toneOf(input.props['tone']),
    }),
  Card: card,
  Cards: (input) =>
    box('div cards', input, [newline, slot], { 'data-columns': columnsOf(input.props['columns']) }),
  Changelog: (input) => box('div changelog', input, [newline, slot]),
  Column: (input) => box('div column', input, [newline, slot]),
  Columns: (input) =>
    box('div columns', input, [newline, slot], { 'data-columns': columnsOf(input.props['columns']) }),
  Embed: embed,
  File: fileEntry('file'),
  FileTree: fileTree,
  Folder: fileEntry('folder'),
  Frame: frame,
  Icon: (input) => {
    const { label } = input.props
    const named = typeof label === 'string' && label !== ''
    return box('span icon', input, [input.icon], {
      className: classNames('block-icon', String(input.props['className'] ?? '')),
      ...(named ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }),
    })
  },
  LinkButton: (input) =>
    box('a button', input, [iconPart(input.icon), shown(input.props['text']), slot], {
      ...input.link,
      'data-variant': String(input.props['variant'] ?? 'primary'),
    }),
  ParamField: paramField,
  Prompt: prompt,
  Step: (input) => box('li step', input, [heading(input), newline, slot]),
  Steps: (input) => box(input.has('Step') ? 'ol steps' : 'div steps', input, [newline, slot]),
  Tooltip: tooltip,
  TypeTable: typeTable,
  Update: update,
  Video: video,
}
