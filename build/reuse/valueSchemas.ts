// What values of the store look like, by their kind. Values of this machine are not checked; those of a
// server or of a shard are, because a checksum says only that they came as they were sent.
import * as v from 'valibot'
import { type FieldType, frontMatterFields } from '../model/frontMatter.ts'
import { optionLevel } from '../shared/toc.ts'

const text = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const place = { line: count, column: count }
const some = v.optional
const texts = v.record(text, text)
const anything = v.record(text, v.unknown())

const author = v.looseObject({
  key: some(text),
  name: some(text),
  type: some(text),
  title: some(text),
  url: some(text),
  email: some(text),
  imageUrl: some(text),
  description: some(text),
  socials: some(texts),
  own: some(anything),
})

const fields: { readonly [T in FieldType]: v.GenericSchema } = {
  text,
  slug: text,
  date: text,
  textOrNull: v.nullable(text),
  number: v.number(),
  headingLevel: v.number(),
  flag: v.boolean(),
  texts: v.array(text),
  tags: v.array(v.union([text, v.object({ label: text, permalink: text })])),
  lastUpdate: v.object({ date: v.nullable(text), author: v.nullable(text) }),
  object: anything,
  badge: v.union([text, v.looseObject({ text, tone: some(text) })]),
  format: v.picklist(['md', 'mdx', 'auto', 'detect']),
  authors: v.array(author),
}

const frontMatter = v.strictObject(
  Object.fromEntries(Object.entries(frontMatterFields).map(([name, type]) => [name, some(fields[type])])),
)

const link = v.looseObject({
  kind: v.picklist(['link', 'image', 'href', 'src']),
  href: text,
  ...place,
  source: some(text),
  rooted: some(v.literal(true)),
  imported: some(v.literal(true)),
  attribute: some(text),
  after: some(text),
  joins: some(v.literal(true)),
})
const heading = v.looseObject({
  id: text,
  html: text,
  level: v.pipe(count, v.minValue(1), v.maxValue(optionLevel)),
})
const diagnostic = v.looseObject({ code: text, ...place, message: text, hint: v.nullable(text) })
const headElement = v.looseObject({ tag: text, attributes: texts, text: some(text) })

interface Included {
  readonly key: string
  readonly firstLink: number
  readonly includes: readonly (Included | null)[]
  readonly places?: readonly (number | null)[] | undefined
}
const bodyRef: v.GenericSchema<Included> = v.object({
  key: text,
  firstLink: count,
  includes: v.array(v.nullable(v.lazy(() => bodyRef))),
  places: some(v.array(v.nullable(count))),
})
const widget = v.picklist(['Backlinks', 'DocCardList', 'TOCInline'])

const pageFacts = v.looseObject({
  frontMatter,
  ownFields: some(anything),
  contentTitle: v.nullable(text),
  lateTitle: some(v.literal(true)),
  excerpt: v.nullable(text),
  headings: v.array(heading),
  ids: v.array(text),
  links: v.array(link),
  escapes: v.array(v.looseObject({ ...place, reason: text, codes: some(v.array(text)), source: some(text) })),
  diagnostics: v.array(diagnostic),
  words: some(count),
  readingTime: some(v.nullable(v.number())),
  truncated: some(v.literal(true)),
  includes: some(
    v.array(
      v.looseObject({
        ...{ specifier: text, ...place, headingsBefore: count, code: some(text) },
        forAgents: some(v.literal(true)),
      }),
    ),
  ),
  code: some(v.looseObject({ reason: text, ...place })),
  values: some(text),
  head: some(v.array(headElement)),
  widgets: some(v.array(widget)),
  uses: some(v.array(v.picklist(['mermaid', 'live', 'cards', 'blocks', 'audiences']))),
  unified: some(v.literal(true)),
  text: some(bodyRef),
  imports: some(v.array(text)),
  changed: some(v.literal(true)),
  marks: some(frontMatter),
  bodyKey: text,
  structureKey: text,
})

const body = v.array(
  v.union([
    text,
    count,
    v.strictObject({ include: count }),
    v.strictObject({ widget, props: anything }),
    v.strictObject({ truncate: v.literal(true) }),
    v.strictObject({ needsPolicy: v.literal(true) }),
    v.strictObject({ title: text }),
    v.strictObject({ only: v.nullable(v.picklist(['agents', 'humans'])) }),
  ]),
)
const sections = v.array(v.tuple([text, text]))
const image = v.union([
  v.object({
    width: v.nullable(v.number()),
    height: v.nullable(v.number()),
    placeholder: v.nullable(text),
    script: v.nullable(text),
  }),
  v.strictObject({ problem: text }),
])

/** The kind of a key, up to its first slash or `#` → schema of its values. */
const schemas: Readonly<Record<string, v.GenericSchema>> = {
  pageFacts,
  pageBody: body,
  pageSections: sections,
  pageHints: v.array(diagnostic),
  pageExternal: v.array(v.object({ href: v.string(), line: v.number(), column: v.number() })),
  pageTree: v.looseObject({ tree: v.looseObject({ type: text }), headings: v.array(text) }),
  'image.4': image,
  'imageSize.2': image,
  'fontProblem.1': v.object({ reason: v.nullable(text) }),
  'commits.2': v.array(
    v.tuple([text, v.looseObject({ date: text, author: v.nullable(text), created: text })]),
  ),
  searchBlock: v.looseObject({ key: text, terms: texts, tails: texts }),
  searchTerms: texts,
  searchRecords: v.array(v.looseObject({ title: text, sections: v.array(v.tuple([text, text, text])) })),
  searchTexts: v.array(
    v.looseObject({
      title: text,
      description: v.nullable(text),
      headings: v.array(v.looseObject({ text, id: text })),
      text: v.nullable(v.union([sections, bodyRef])),
      language: text,
    }),
  ),
  renderedPage: v.looseObject({
    links: v.array(link),
    ids: v.array(text),
    text: v.looseObject({ description: v.nullable(text) }),
    noIndex: v.boolean(),
    title: v.nullable(text),
  }),
}

/** Whether these bytes can be the value of a key. Kinds that no machine shares never are. */
export function canBeValue(key: string, bytes: Uint8Array): boolean {
  const schema = schemas[/^[^/#]*/.exec(key)?.[0] ?? '']
  try {
    return schema !== undefined && v.is(schema, JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    return false
  }
}
