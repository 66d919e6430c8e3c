// Tags of documents and posts: keys of a tags file, or labels written where they are used.
import * as v from 'valibot'
import { type Diagnostic, inFile } from '../model/diagnostics.ts'
import type { TagField } from '../model/frontMatter.ts'
import type { Page } from '../model/page.ts'
import type { Tag, TagGroup } from '../model/site.ts'
import type { SourcePath } from '../shared/paths.ts'

const entry = v.nullable(
  v.strictObject({
    label: v.optional(v.string()),
    permalink: v.optional(v.pipe(v.string(), v.startsWith('/', 'must begin with /'))),
    description: v.optional(v.string()),
  }),
)
const schema = v.nullable(v.record(v.string(), entry))

export interface TagsFile {
  readonly tags: ReadonlyMap<string, Tag>
  readonly diagnostics: readonly Diagnostic[]
}

/** `tags.yml`: key → label, permalink, description; each may be left out. */
export function readTagsFile(file: SourcePath, value: unknown): TagsFile {
  const read = v.safeParse(schema, value ?? null)
  if (!read.success) {
    const diagnostics = read.issues.map((issue) =>
      inFile(file, {
        code: 'tagsFile',
        line: 1,
        column: 1,
        message: `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}.`,
        hint: 'Each key has label, permalink and description.',
      }),
    )
    return { tags: new Map(), diagnostics }
  }
  const tags = Object.entries(read.output ?? {}).map(([key, given]): [string, Tag] => [
    key,
    { label: given?.label ?? key, permalink: given?.permalink ?? `/${slugOf(key)}`, description: given?.description ?? null },
  ])
  return { tags: new Map(tags), diagnostics: [] }
}

export interface Tagged<Item> {
  readonly item: Item
  readonly page: Page
  readonly unlisted: boolean
}

export interface GroupedTags<Item> {
  readonly groups: readonly TagGroup<Item>[]
  readonly byItem: ReadonlyMap<Item, readonly Tag[]>
  /** Pages whose tags are in no file, with those tags. */
  readonly inline: readonly { readonly source: SourcePath; readonly tags: readonly string[] }[]
}

/** Items by tag. A tag whose items are all unlisted shows them and is unlisted itself; others leave unlisted items out. */
export function groupByTag<Item>(items: readonly Tagged<Item>[], known: ReadonlyMap<string, Tag>): GroupedTags<Item> {
  const groups = new Map<string, { tag: Tag; items: Tagged<Item>[] }>()
  const byItem = new Map<Item, readonly Tag[]>()
  const inline: { source: SourcePath; tags: readonly string[] }[] = []
  for (const one of items) {
    const fields = one.page.facts.frontMatter.tags ?? []
    const tags = uniqueTags(fields.map((field) => tagOf(field, known)))
    const unknown = fields.filter((field) => typeof field !== 'string' || !known.has(field))
    if (unknown.length > 0) inline.push({ source: one.page.source, tags: unknown.map((field) => (typeof field === 'string' ? field : field.label)) })
    if (tags.length > 0) byItem.set(one.item, tags)
    for (const tag of tags) {
      const group = groups.get(tag.permalink) ?? { tag, items: [] }
      groups.set(tag.permalink, group)
      group.items.push(one)
    }
  }
  return { groups: [...groups.values()].map(finished).sort((a, b) => a.tag.label.localeCompare(b.tag.label, 'en')), byItem, inline }
}

function finished<Item>({ tag, items }: { readonly tag: Tag; readonly items: readonly Tagged<Item>[] }): TagGroup<Item> {
  const listed = items.filter(({ unlisted }) => !unlisted)
  return { tag, items: (listed.length > 0 ? listed : items).map(({ item }) => item), unlisted: listed.length === 0 }
}

function tagOf(field: TagField, known: ReadonlyMap<string, Tag>): Tag {
  if (typeof field !== 'string') return { label: field.label, permalink: `/${field.permalink.replace(/^\/+/, '')}`, description: null }
  return known.get(field) ?? { label: field, permalink: `/${slugOf(field)}`, description: null }
}

const uniqueTags = (tags: readonly Tag[]): readonly Tag[] =>
  tags.filter(({ permalink }, index) => tags.findIndex((tag) => tag.permalink === permalink) === index)

/** `Label for tag B` → `label-for-tag-b`. */
const slugOf = (label: string): string =>
  label
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
