// The text of a Markdown file → the same text with an id at the end of each heading.
import type { HeadingPlace } from '../../markdown/headingPlaces.ts'

/** `{#id}`, or `{/* #id *\/}`, which editors and other tools of MDX read as a comment. */
type IdSyntax = 'classic' | 'mdx-comment'

export interface IdOptions {
  readonly syntax: IdSyntax
  /** Replaces ids that are written by those that the words make. */
  readonly overwrite: boolean
  /** Writes ids that are there in this syntax. */
  readonly migrate: boolean
}

/** The headings of a text, as its page has them. */
export type FindHeadings = (text: string) => readonly HeadingPlace[]

/**
 * The new text and how many headings changed. Null where the text would get other headings or ids, as where
 * something else than the heading ends on its line: then it should stay as it is.
 */
export function writeIds(
  text: string,
  find: FindHeadings,
  options: IdOptions,
): { readonly text: string; readonly changed: number } | null {
  const before = options.overwrite ? withoutIds(text, find(text)) : text
  const places = find(before)
  const lines = before.split('\n')
  for (const { line, id, isWritten } of places)
    if (!isWritten || options.migrate)
      lines[line - 1] = withId(withoutId(lines[line - 1] ?? ''), printed[options.syntax](id))
  const written = lines.join('\n')
  const after = find(written)
  const isSame = after.length === places.length && after.every(({ id }, at) => id === places[at]?.id)
  if (!isSame || after.some(({ isWritten }) => !isWritten)) return null
  return { text: written, changed: changedLines(text, written) }
}

const printed: Readonly<Record<IdSyntax, (id: string) => string>> = {
  classic: (id) => `{#${id}}`,
  'mdx-comment': (id) => `{/* #${id} */}`,
}

/** Before the signs that can close a heading: `## Words {#words} ##`. */
const withId = (line: string, id: string): string =>
  line.replace(/^(.*?)[ \t]*((?:[ \t]#+)?)[ \t]*(\r?)$/, `$1 ${id.replaceAll('$', '$$$$')}$2$3`)

const writtenId =
  /[ \t]*(?:\{#[^\s{}]+\}|\{\s*\/\*\s*#[^*]+\*\/\s*\}|<!--\s*#[^>]*?-->)(?=[ \t]*(?:[ \t]#+[ \t]*)?\r?$)/

const withoutId = (line: string): string => line.replace(writtenId, '')

function withoutIds(text: string, places: readonly HeadingPlace[]): string {
  const lines = text.split('\n')
  for (const { line } of places) lines[line - 1] = withoutId(lines[line - 1] ?? '')
  return lines.join('\n')
}

/** Both texts have the same number of lines. */
function changedLines(before: string, after: string): number {
  const lines = after.split('\n')
  return before.split('\n').filter((line, at) => line !== lines[at]).length
}
