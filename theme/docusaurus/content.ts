// A text as a module of MDX: its elements are data, and the components that MDX has for them show them.
import { type Components, useMDXComponents } from '@mdx-js/react'
import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import type { ElementNode, ElementProperties, TextData } from '../../build/shared/elementData.ts'
import { given } from './given.ts'
import { attributesOf, rememberLinks } from './links.ts'

/** As browsers load it: the exports of its module are beside these. */
export interface LoadedText extends Partial<TextData> {
  readonly source: string
  readonly links: readonly string[]
  /** The links of the Markdown files that it imports. */
  readonly imported?: Readonly<Record<string, readonly string[]>>
  /** The module with the values of its expressions. */
  readonly module?: string
}

type Module = Readonly<Record<string, unknown>>

interface TextParts {
  /** Under which routes load the text. */
  readonly name: string
  /** The modules of imported components. */
  readonly parts: readonly Module[]
  /** The module with its values. */
  readonly code: Module | null
}

export function textModule(text: LoadedText, { name, parts, code }: TextParts): Module {
  const { nodes = [], imports = [], links, source, module: _, imported = {}, ...exports } = text
  rememberLinks(source, links)
  for (const [file, ofFile] of Object.entries(imported)) rememberLinks(file, ofFile)
  const components = imports.map((one, index) => parts[index]?.[one.imported] as ElementType)
  const { values_, layout_, ...own } = code ?? {}
  const read = values_ as ReadValues | undefined
  const shown = read
    ? contentWith(nodes, { links, imported: components }, (props) => read(props, exports))
    : contentOf(nodes, { links, imported: components })
  const whole = layout_ ? inLayout(layout_ as ElementType, shown) : shown
  return { ...exports, ...own, default: inMarks(whole, name) }
}

/** The values of the expressions, for the properties of the text and what its module exports. */
type ReadValues = (props: object, exports: object) => readonly unknown[]

const inLayout = (layout: ElementType, text: ElementType) => (props: object) =>
  createElement(layout, props, createElement(text, props))

/** On the server, marks surround the text: its copy in Markdown is made of what is between them. */
const inMarks = (shown: ElementType, name: string) => (props: object) =>
  createElement(Fragment, null, mark(name), createElement(shown, props), mark(`/${name}`))

/** Browsers have an empty place instead, so that ids are the same in both. */
const mark = (name: string): ReactNode => (given ? createElement('i', { 'data-text': name }) : null)

interface Context {
  readonly links: readonly string[]
  readonly imported: readonly ElementType[]
  readonly components: Components
  readonly values: readonly unknown[]
}

type PartContext = Pick<Context, 'links' | 'imported'>

function contentOf(nodes: readonly ElementNode[], parts: PartContext) {
  let made: { readonly components: Components; readonly element: ReactNode } | null = null
  return function MDXContent({ components: own }: { readonly components?: Components }): ReactNode {
    const components = useMDXComponents(own)
    // Elements do not change: React skips what it has shown before.
    if (made?.components !== components)
      made = { components, element: elementWith(Fragment, null, nodes, { ...parts, components, values: [] }) }
    return made.element
  }
}

/** Expressions can read properties and call hooks: they are read each time. */
const contentWith = (
  nodes: readonly ElementNode[],
  parts: PartContext,
  read: (props: object) => readonly unknown[],
) =>
  function MDXContent(props: { readonly components?: Components }): ReactNode {
    const components = useMDXComponents(props.components)
    return elementWith(Fragment, null, nodes, { ...parts, components, values: read(props) })
  }

const elementWith = (
  type: ElementType,
  properties: object | null,
  children: readonly ElementNode[],
  context: Context,
): ReactNode => createElement(type, properties, ...children.map((child) => shownNode(child, context)))

function shownNode(node: ElementNode, context: Context): ReactNode {
  if (typeof node === 'string') return node
  const [name, properties, ...children] = node
  if (name === '!') return null
  if (name.startsWith('{')) return context.values[Number(name.slice(1))] as ReactNode
  return elementWith(typeOf(name, context), propertiesOf(properties, context), children, context)
}

function typeOf(name: string, { components, imported, values }: Context): ElementType {
  if (name.startsWith(':')) return name.slice(1) as ElementType
  if (name === '<>') return Fragment
  if (name.startsWith('<')) return values[Number(name.slice(1))] as ElementType
  if (name.startsWith('$')) return imported[Number(name.slice(1))] as ElementType
  const shown = name.split('.').reduce<unknown>(memberOf, components)
  if (shown) return shown as ElementType
  if (/^[a-z]/.test(name)) return name as ElementType
  throw new Error(`There is no component <${name}>: import it, or add it to MDXComponents.`)
}

const memberOf = (value: unknown, name: string): unknown =>
  (value as Readonly<Record<string, unknown>> | undefined)?.[name]

function propertiesOf(properties: ElementProperties, { links, values }: Context): object | null {
  if (properties === 0) return null
  const { '@': numbers, '{': value, ...own } = properties
  const all = value === undefined ? own : { ...(values[value as number] as object) }
  if (!numbers) return all
  return Object.assign(all, ...(numbers as readonly number[]).map((number) => attributesOf(links[number])))
}
