// What reading a file has found, as the facts and the body of its page. What leads to other files is a
// placeholder in the body.
import type { MarkdownIt, Token } from 'markdown-it'
import type { MarkdownBehaviors } from '../model/behaviors.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import { frontMatterFields } from '../model/frontMatter.ts'
import type { Body, BodyPart, CodeFact, ExternalLink, PageFacts, SectionText } from '../model/page.ts'
import type { Audience } from '../shared/audience.ts'
import type { Widget } from '../shared/widgets.ts'
import { excerptInLines } from './excerptInLines.ts'
import type { FeatureOptions } from './feature.ts'
import type { SplitFile } from './frontMatter.ts'
import type { TextTokens } from './mdx/tokenTree.ts'
import { wholeText } from './mdx/valuesModule.ts'
import { withNeeds } from './policyNeeds.ts'
import type { Reading } from './reading.ts'
import { sectionsOf } from './sections.ts'
import { titleInLines } from './titleInLines.ts'

export interface ParsedPage {
  readonly facts: Omit<PageFacts, 'bodyKey' | 'structureKey' | 'values'>
  readonly body: Body
  /** For the search index. */
  readonly sections: readonly SectionText[]
  /** The module with the values of elements; null where there are none. */
  readonly values: string | null
  /** Problems that only `check` reports. */
  readonly hints: readonly LocalDiagnostic[]
  readonly external: readonly ExternalLink[]
}

/** A file as tokens, with what was found on the way. */
export interface ReadText {
  readonly file: SplitFile
  readonly md: MarkdownIt
  readonly reading: Reading
  readonly tokens: Token[]
}

/** What the store keeps of a text, and the reason why only code can show it; null where that is not so. */
export interface TextBody {
  readonly body: Body
  /** Modules of components that the body names. */
  readonly imports?: readonly string[]
  readonly code: CodeFact | null
  /** The code beside elements. */
  readonly values?: string | null
}

/** The text as HTML. */
export function htmlBody({ md, reading, tokens }: ReadText): TextBody {
  const html = md.renderer.render(tokens, md.options, reading)
  return { code: reading.code, body: reading.code ? [] : bodyOf(html, reading.widgets) }
}

/** The text as elements of MDX. */
export function elementsBody(
  text: ReadText & Pick<TextTokens, 'readsJsx'>,
  { knownComponents: known, markdown: fences }: Pick<FeatureOptions, 'knownComponents' | 'markdown'>,
): TextBody {
  const { reading } = text
  const frontMatter = reading.frontMatterData
  const { data, values } = wholeText({ ...text, known, fences, frontMatter, codeFile: () => '' })
  return {
    code: values === null ? null : (reading.code ?? { reason: 'it exports something', line: 1, column: 1 }),
    body: [JSON.stringify(data)],
    imports: [...new Set(data.imports.map(({ specifier }) => specifier))],
    values,
  }
}

export function pageOf(
  text: ReadText,
  { markdown: { reads }, lint }: Pick<FeatureOptions, 'markdown' | 'lint'>,
  { body, code, imports = [], values = null }: TextBody,
): ParsedPage {
  const { file, reading, tokens } = text
  const { frontMatter } = file
  const { diagnostics, escapes, hints, external } = lint?.(text) ?? { ...reading, hints: [], external: [] }
  const { links, ids, headings, contentTitle, excerpt, truncated, includes, head, widgets, uses, diagrams } =
    reading
  return {
    facts: {
      frontMatter,
      ...ownFieldsOf(file.data, reads),
      ...(reads.namesFrom === 'lines'
        ? { ...titleOf(reading, titleInLines(file.content)), excerpt: excerptInLines(file.content) }
        : { contentTitle, excerpt: shorten(excerpt) }),
      headings,
      ids,
      links,
      escapes,
      diagnostics,
      ...(truncated ? { truncated } : {}),
      ...(includes.length > 0 ? { includes } : {}),
      ...(code ? { code } : {}),
      ...(imports.length > 0 ? { imports } : {}),
      ...(head.length > 0 ? { head } : {}),
      ...(widgets.length > 0 ? { widgets: [...new Set(widgets.map(({ widget }) => widget))] } : {}),
      ...(uses.size > 0 ? { uses: [...uses] } : {}),
      ...(diagrams.length > 0 ? { diagrams } : {}),
    },
    body,
    values,
    sections: sectionsOf(tokens),
    hints,
    external,
  }
}

/** As in Docusaurus, where a heading after other text does not name the page. */
const titleOf = ({ contentTitle }: Reading, written: string | null) => ({
  contentTitle: contentTitle === null ? null : (written ?? contentTitle),
  ...(contentTitle !== null && written === null ? { lateTitle: true as const } : {}),
})

/** Front matter of the site's own for its components. */
function ownFieldsOf(
  data: SplitFile['data'],
  { writtenAuthors }: MarkdownBehaviors,
): Pick<PageFacts, 'ownFields'> {
  const own = Object.entries(data).filter(
    ([key]) => !Object.hasOwn(frontMatterFields, key) || (writtenAuthors && key === 'authors'),
  )
  if (own.length === 0) return {}
  return { ownFields: JSON.parse(JSON.stringify(Object.fromEntries(own))) }
}

/** Text at even indexes, the meaning of placeholders at odd ones. */
function bodyOf(html: string, widgets: readonly Widget[]): Body {
  const parts = html.split('\0')
  const body: BodyPart[] = []
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as string
    if (index % 2 === 1) body.push(placeOf(part, widgets))
    else if (part !== '' || parts.length === 1) body.push(part)
  }
  return withNeeds(html, body)
}

function placeOf(part: string, widgets: readonly Widget[]): BodyPart {
  const rest = Number(part.slice(1))
  if (part[0] === 'i') return { include: rest }
  if (part[0] === 'w') return widgets[rest] as Widget
  if (part[0] === 'v') return { only: (part.slice(1) || null) as Audience | null }
  if (part[0] === 'm') return { title: part.slice(1) }
  return part === 't' ? { truncate: true } : Number(part)
}

/** A description that search engines and cards show whole. */
const shorten = (text: string | null): string | null =>
  text === null || text.length <= 200 ? text : `${text.slice(0, 200).replace(/\s+\S*$/, '')}…`
