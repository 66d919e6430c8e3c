// The first lines of a file that `swizzle` writes, and doctor's check of them.
import { themeSlots } from '../shared/themeSlots.ts'
import type { SetupNote } from './setupNote.ts'

/** `// Wraps @theme/Footer as of 1a2b3c4d (troodon swizzle).` */
export const swizzleHeader = (action: 'Wraps' | 'Replaces', name: string, hash: string): string =>
  `// ${action} @theme/${name} as of ${hash} (troodon swizzle).`

const header = /^\/\/ (?:Wraps|Replaces) @theme\/(\S+) as of (\w+) \(troodon swizzle\)\.$/m

/** A component in a folder of replacements. */
export interface Override {
  /** The folder: `src/theme`, or that of a plugin. */
  readonly folder: string
  /** `DocItem/Layout`. */
  readonly name: string
  /** From the root of the site. */
  readonly file: string
  readonly text: string
}

/**
 * Overrides without an effect, and those whose original has changed since `swizzle` wrote them. `hashOf` is
 * undefined for components that Troodon does not have.
 */
export function swizzleNotes(
  overrides: readonly Override[],
  hashOf: (name: string) => string | undefined,
): readonly SetupNote[] {
  return [
    ...overrides.flatMap((one) => overrideNotes(one, hashOf)),
    ...overrides.flatMap((one) => usedNotes(one, one.folder)),
  ]
}

/** Names of Docusaurus' packages that do nothing here: `docusaurus-core.md` lists them. */
const doNothing = /\bTitleFormatterProvider\b/g

/** Names in `text` that have no effect. `place`: a file or folder. */
export const usedNotes = (
  { text, file }: Pick<Override, 'text' | 'file'>,
  place: string,
): readonly SetupNote[] =>
  [...new Set(text.match(doNothing) ?? [])].map((name) => ({
    group: 'ineffective',
    text: `${name} in ${place}`,
    where: file,
    todo: 'Troodon does not need it. See "Names from Docusaurus" in the documentation.',
  }))

function overrideNotes(
  { folder, name, file, text }: Override,
  hashOf: (name: string) => string | undefined,
): readonly SetupNote[] {
  if (withoutEffect.has(name))
    return [
      {
        group: 'ineffective',
        text: `The component ${name} in ${folder}`,
        where: file,
        todo: 'Troodon does not use it. The build does this work itself, or you can use Root.',
      },
    ]
  const [, wrapped, hash] = header.exec(text.slice(0, 2000)) ?? []
  const now = wrapped === undefined ? undefined : hashOf(wrapped)
  if (hash === undefined || now === undefined || now === hash) return []
  return [
    {
      group: 'differs',
      text: `The original of ${name} has changed since it was swizzled`,
      where: file,
      todo: `Compare it with a new copy, then write ${now} into the first line of the file.`,
    },
  ]
}

/** Public names that nothing of the theme shows. */
const withoutEffect: ReadonlySet<string> = new Set([
  'BlogSidebar/Mobile',
  'DocSidebar/Mobile',
  'Error',
  'ErrorPageContent',
  'Loading',
])

/** How a replacement takes effect, for `swizzle --list`. */
export function effectOf(name: string): 'pages' | 'imports' | 'none' {
  if (withoutEffect.has(name)) return 'none'
  const shown = themeSlots.some(({ shows }) =>
    shows.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1)))),
  )
  return shown || inMarkdown.has(name) || name.startsWith('MDXComponents/') ? 'pages' : 'imports'
}

/** Shown by Markdown, or around all pages. */
const inMarkdown: ReadonlySet<string> = new Set([
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'MDXComponents',
  'NavbarItems',
  'Root',
  'TOCInline',
  'TabItem',
  'Tabs',
])
