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
export type FindHeadings = (text: string) => Promise<readonly HeadingPlace[]>

export interface WrittenText {
  readonly text: string
  /** How many headings changed. */
  readonly changed: number
  /** Lines of headings that got no id: with one, the page would show something else. */
  readonly left: readonly number[]
}

/** A heading stays as it is where something else than the heading ends on its line, as a code block. */
export async function writeIds(text: string, find: FindHeadings, options: IdOptions): Promise<WrittenText> {
  const before = options.overwrite ? withoutIds(text, await find(text)) : text
  const places = await find(before)
  const written = await withPlaces(before, places, find, options)
  return { ...written, changed: changedLines(text, written.text) }
}

/** All ids at once; if one of them cannot be written, one after the other, until no more can be. */
async function withPlaces(
  before: string,
  places: readonly HeadingPlace[],
  find: FindHeadings,
  { syntax, migrate }: IdOptions,
): Promise<Pick<WrittenText, 'text' | 'left'>> {
  const add = (lines: readonly string[], { line, id }: HeadingPlace) =>
    lines.with(line - 1, withId(withoutId(lines[line - 1] ?? ''), printed[syntax](id)))
  const lines = before.split('\n')
  const wanted = places.filter((place) => migrate || !isWritten(place, lines))
  const fits = async (some: readonly string[]) => isSame(places, await find(some.join('\n')))
  let kept: readonly string[] = lines
  let open = wanted
  // A written id can make another one possible.
  for (let before = -1; open.length !== before && open.length > 0; ) {
    before = open.length
    const all = open.reduce(add, kept)
    if (await fits(all)) return { text: all.join('\n'), left: [] }
    const left: HeadingPlace[] = []
    for (const place of open) {
      const next = add(kept, place)
      if (await fits(next)) kept = next
      else left.push(place)
    }
    open = left
  }
  return { text: kept.join('\n'), left: open.map(({ line }) => line) }
}

/** Whether a text still has these headings, with the same words and ids. */
const isSame = (before: readonly HeadingPlace[], after: readonly HeadingPlace[]): boolean =>
  after.length === before.length &&
  after.every(({ id, words }, at) => id === before[at]?.id && words === before[at]?.words)

const printed: Readonly<Record<IdSyntax, (id: string) => string>> = {
  classic: (id) => `{#${id}}`,
  'mdx-comment': (id) => `{/* #${id} */}`,
}

/** Before the signs that can close a heading: `## Words {#words} ##`. */
const withId = (line: string, id: string): string =>
  line.replace(/^(.*?)[ \t]*((?:[ \t]#+)?)[ \t]*(\r?)$/, `$1 ${id.replaceAll('$', '$$$$')}$2$3`)

const writtenId =
  /[ \t]*(?:\{#([^\s{}]+)\}|\{\s*\/\*\s*#([^\s*]+)[^*]*\*\/\s*\}|<!--\s*#([^\s>]+?)(?:\s[^>]*?)?-->)(?=[ \t]*(?:[ \t]#+[ \t]*)?\r?$)/

const withoutId = (line: string): string => line.replace(writtenId, '')

/** Whether the text says the id; else it is made from the words. */
function isWritten({ line, id }: HeadingPlace, lines: readonly string[]): boolean {
  const [, ...ids] = writtenId.exec(lines[line - 1] ?? '') ?? []
  return ids.includes(id)
}

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
