// Components that every file may use: where they come from, and which of them need no code in the browser.
import { blockNames, isBlock, ownName } from '../../shared/blocks/names.ts'
import type { ImportedName, Scope } from './scope.ts'

/** Name → module, for use without an import. */
const themeComponents: Readonly<Record<string, string>> = {
  Admonition: 'troodon/theme/Admonition',
  Backlinks: 'troodon/theme/Backlinks',
  BrowserOnly: 'troodon/theme/BrowserOnly',
  CodeBlock: 'troodon/theme/CodeBlock',
  Details: 'troodon/theme/Details',
  DocCardList: 'troodon/theme/DocCardList',
  Head: 'troodon/theme/Head',
  Heading: 'troodon/theme/Heading',
  Link: 'troodon/theme/Link',
  LiveCodeBlock: 'troodon/theme/LiveCodeBlock',
  Mermaid: 'troodon/theme/Mermaid',
  TOCInline: 'troodon/theme/TOCInline',
  TabItem: 'troodon/theme/TabItem',
  Tabs: 'troodon/theme/Tabs',
  Translate: 'troodon/theme/Translate',
  Visibility: 'troodon/theme/Visibility',
}

/** The module of a component of ours. */
export const moduleOf = (name: string): string => `troodon/theme/${name}`

/** Names of all components that need no import. */
export const componentNames: readonly string[] = [...Object.keys(themeComponents), ...blockNames]

/** The site's changes to the theme, as far as reading Markdown depends on them. */
export interface KnownComponents {
  /** The site has a theme/MDXComponents: any name may be one of its. */
  readonly any: boolean
  /** Components of the theme that the site replaces: they are no longer ours to print. */
  readonly replaced: ReadonlySet<string>
  /** Elements of Markdown that a component of the site shows: members of its MDXComponents. */
  readonly elements?: ReadonlySet<string>
  /** Components show the elements in finished markup, and those of Markdown without code, too. */
  readonly mapsMarkup?: true
  /** Only the components of the theme that show the site are there, none of those for authors. */
  readonly withoutBlocks?: true
  /** Headings of pages with code have links whose labels are translated. */
  readonly translatesHeadings?: true
}

/** What Markdown prints, under the names that a theme for MDX can have components for. */
const markdownElements =
  'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img input li ol p pre strong sup table tbody td th thead tr ul'

/** Of a theme that shows the elements of MDX: nothing is ours to print. */
export const elementsOfMdx: KnownComponents = {
  any: true,
  mapsMarkup: true,
  withoutBlocks: true,
  // Live code is a code block with a property.
  replaced: new Set(Object.keys(themeComponents).filter((name) => name !== 'LiveCodeBlock')),
  elements: new Set(markdownElements.split(' ')),
}

/** Of a site whose Markdown may not use code. */
export const noComponents: KnownComponents = { any: false, replaced: new Set() }

export const isComponentName = (name: string, scope: Scope, known: KnownComponents): boolean => {
  const root = name.split('.', 1)[0] as string
  return (
    scope.imports.has(root) ||
    scope.exports.has(root) ||
    ownComponent(partOf(name), known) !== null ||
    known.any
  )
}

/** `<CodeGroup>`, and Mintlify's names of groups beside a page. */
export const codeGroupNames: ReadonlySet<string> = new Set(['CodeGroup', 'RequestExample', 'ResponseExample'])

/** Names that no theme of Docusaurus has: in a site with components for MDX, they can be names of its own. */
export const isForAuthors = (name: string): boolean =>
  isBlock(name) || name === 'Backlinks' || name === 'Visibility'

/** The component of ours that a name means; null for other names. */
export function ownComponent(name: string, known: KnownComponents): string | null {
  if (Object.hasOwn(themeComponents, name)) return known.withoutBlocks && isForAuthors(name) ? null : name
  if (known.withoutBlocks) return null
  // Becomes tabs before it is resolved (features/codeGroups.ts).
  if (codeGroupNames.has(name) && !known.any) return 'Tabs'
  // Where the site has a list of components, the name can be one of its own.
  const own = known.any ? name : ownName(name)
  return isBlock(own) || own !== name ? own : null
}

/** `Cards.Card` is a name of its own; of others, the part before the dot counts. */
export const partOf = (name: string): string =>
  ownName(name) === name ? (name.split('.', 1)[0] as string) : name

export type Meaning =
  /** A component of ours, by its own name whatever the file calls it. */
  | { readonly kind: 'theme'; readonly name: string }
  /** Another Markdown file. */
  | { readonly kind: 'include'; readonly specifier: string }
  | { readonly kind: 'html'; readonly name: string }
  | { readonly kind: 'fragment' }
  /** A component of the site or of a package. */
  | { readonly kind: 'component'; readonly from: string }
  | { readonly kind: 'unknown' }

/** The meaning of a tag's name in a file. */
export function meaningOf(name: string, scope: Scope, known: KnownComponents): Meaning {
  if (name === '') return { kind: 'fragment' }
  const root = name.split('.', 1)[0] as string
  // `<b>` is the element, even where the file has a value `b`.
  const isElement = name === root && /^[a-z]/.test(name)
  if (isElement)
    return name === 'head' && !known.replaced.has('Head')
      ? { kind: 'theme', name: 'Head' }
      : { kind: 'html', name }
  const imported = scope.imports.get(root)
  if (imported && /\.mdx?$/i.test(imported.specifier) && imported.imported === 'default')
    return { kind: 'include', specifier: imported.specifier }
  if (imported) {
    const ours = themeImport(imported)
    return ours && isOurs(ours.name, ours.original, known)
      ? { kind: 'theme', name: ours.name }
      : { kind: 'component', from: imported.specifier }
  }
  if (scope.exports.has(root)) return { kind: 'component', from: 'this file' }
  if (/^[a-z]/.test(root)) return { kind: 'html', name }
  const own = ownComponent(partOf(name), known)
  // What <Visibility> hides must be known while the text is read.
  const mayBeOther = known.any && own !== null && own !== 'Visibility' && isForAuthors(own)
  if (own !== null && (!mayBeOther || known.replaced.has(own)))
    return isOurs(own, false, known)
      ? { kind: 'theme', name: own }
      : { kind: 'component', from: `theme/public/${own}` }
  return known.any ? { kind: 'component', from: 'theme/public/MDXComponents' } : { kind: 'unknown' }
}

/** `import Tabs from 'troodon/theme/Tabs'`, `import { Link } from 'troodon/client'`, and their aliases. */
function themeImport({ specifier, imported }: ImportedName): { name: string; original: boolean } | null {
  if (specifier === 'troodon/client') return { name: imported, original: false }
  const named = /^(?:troodon\/|@)(theme|theme-original|docusaurus)\/([\w-]+)$/.exec(specifier)
  if (!named || imported !== 'default' || specifier.startsWith('troodon/docusaurus')) return null
  return { name: named[2] ?? '', original: named[1] === 'theme-original' }
}

/** Whether the build prints it. Diagrams and live code are written as fences; their elements need code. */
const isOurs = (name: string, original: boolean, { replaced }: KnownComponents): boolean =>
  name !== 'Mermaid' &&
  name !== 'LiveCodeBlock' &&
  (Object.hasOwn(themeComponents, name) || isBlock(name)) &&
  (original || !replaced.has(name))
