// Tags of documents and posts: keys of a tags file, or labels written where they are used.
import * as v from 'valibot'
import type { Tag, TagGroup } from '../model/blog.ts'
import { type Diagnostic, inFile } from '../model/diagnostics.ts'
import type { TagField } from '../model/frontMatter.ts'
import type { Page } from '../model/page.ts'
import type { Config } from '../model/project.ts'
import type { Severity } from '../model/rules.ts'
import { kebabCase } from '../model/text/kebabCase.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { TagData, TagGroups } from '../shared/routeData.ts'

const entry = v.nullable(
  v.strictObject({
    label: v.optional(v.string()),
    permalink: v.optional(v.string()),
    description: v.optional(v.string()),
  }),
)
const schema = v.nullable(v.record(v.string(), entry))

interface TagsFile {
  readonly tags: ReadonlyMap<string, Tag>
  readonly diagnostics: readonly Diagnostic[]
}

type TagsPlace = Pick<Config, 'behaviors'>

/** `tags.yml`: key → label, permalink, description; each may be left out. */
export function readTagsFile(file: SourcePath, value: unknown, { behaviors }: TagsPlace): TagsFile {
  const read = v.safeParse(schema, value ?? null)
  if (!read.success) {
    const diagnostics = read.issues.map((issue) =>
      inFile(file, {
        code: 'tagsFile',
        line: 1,
        column: 1,
        message: `${v.getDotPath(issue) ?? 'The file'} ${reasonOf(issue)}.`,
        hint: 'Each key has label, permalink and description.',
        find: (issue.path ?? []).map(({ key }) => `${key}:`),
      }),
    )
    return { tags: new Map(), diagnostics }
  }
  const labelOf = (key: string) => capitalised(behaviors.tagLabels === 'sentence' ? key.toLowerCase() : key)
  const tags = Object.entries(read.output ?? {}).map(([key, given]): [string, Tag] => [
    key,
    {
      label: given?.label ?? labelOf(key),
      permalink: withSlash(given?.permalink ?? kebabCase(key)),
      description: given?.description ?? null,
    },
  ])
  return { tags: new Map(tags), diagnostics: [] }
}

/** The slash at its beginning may be left out. */
const withSlash = (permalink: string): string => `/${permalink.replace(/^\/+/, '')}`

function reasonOf({ type, kind, message, expected, received }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return 'is not a field of a tag'
  return kind === 'validation' ? message : `must be ${expected}, not ${received}`
}

interface Tagged<Item> {
  readonly item: Item
  readonly page: Page
  readonly unlisted: boolean
}

interface GroupedTags<Item> {
  readonly groups: readonly TagGroup<Item>[]
  readonly byItem: ReadonlyMap<Item, readonly Tag[]>
  /** Pages whose tags are in no file, with those tags. */
  readonly inline: readonly { readonly source: SourcePath; readonly tags: readonly string[] }[]
}

/**
 * Groups items by tag. A tag leaves unlisted items out; when all its items are unlisted, it lists them and is
 * unlisted too.
 */
export function groupByTag<Item>(
  items: readonly Tagged<Item>[],
  known: ReadonlyMap<string, Tag>,
  { behaviors }: TagsPlace,
): GroupedTags<Item> {
  const groups = new Map<string, { tag: Tag; items: Tagged<Item>[] }>()
  const byItem = new Map<Item, readonly Tag[]>()
  const inline: { source: SourcePath; tags: readonly string[] }[] = []
  for (const one of items) {
    const fields = one.page.facts.frontMatter.tags ?? []
    const written = fields.map((field) => tagOf(field, known))
    const tags = uniqueTags(written)
    const unknown = fields.filter((field) => typeof field !== 'string' || !known.has(field))
    if (unknown.length > 0)
      inline.push({
        source: one.page.source,
        tags: unknown.map((field) => (typeof field === 'string' ? field : field.label)),
      })
    // `C#` and `c++` both have the page of `c`.
    if (tags.length > 0) byItem.set(one.item, behaviors.repeatsTags ? written : tags)
    for (const tag of tags) {
      const group = groups.get(tag.permalink) ?? { tag, items: [] }
      groups.set(tag.permalink, group)
      group.items.push(one)
    }
  }
  return {
    groups: [...groups.values()].map(finished).sort((a, b) => a.tag.label.localeCompare(b.tag.label, 'en')),
    byItem,
    inline,
  }
}

/** Reports tags that are not in the tags file, with the severity of the configuration. */
export const inlineTagProblems = (
  inline: GroupedTags<unknown>['inline'],
  file: SourcePath,
  severity: Severity | 'off',
): readonly Diagnostic[] =>
  severity === 'off'
    ? []
    : inline.map(({ source, tags }) => ({
        code: 'inlineTag',
        file: source,
        line: 1,
        column: 1,
        message: `The tags ${tags.map((tag) => `"${tag}"`).join(', ')} are not in ${file}.`,
        hint: 'Add them there, or set onInlineTags to ignore.',
        find: ['tags:', tags[0] ?? ''],
        severity,
      }))

function finished<Item>({
  tag,
  items,
}: {
  readonly tag: Tag
  readonly items: readonly Tagged<Item>[]
}): TagGroup<Item> {
  const listed = items.filter(({ unlisted }) => !unlisted)
  return {
    tag,
    items: (listed.length > 0 ? listed : items).map(({ item }) => item),
    unlisted: listed.length === 0,
  }
}

function tagOf(field: TagField, known: ReadonlyMap<string, Tag>): Tag {
  if (typeof field !== 'string')
    return { label: field.label, permalink: withSlash(field.permalink), description: null, inline: true }
  return (
    known.get(field) ?? { label: field, permalink: `/${kebabCase(field)}`, description: null, inline: true }
  )
}

const uniqueTags = (tags: readonly Tag[]): readonly Tag[] =>
  [...new Map(tags.toReversed().map((tag) => [tag.permalink, tag])).values()].toReversed()

const capitalised = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

/** Tags by first letter, in the order of the language. */
export function tagLetters(tags: readonly TagData[], locale: string): TagGroups {
  const letters = new Map<string, TagData[]>()
  for (const tag of tags) {
    const letter = [...tag.label][0]?.toUpperCase() ?? ''
    const same = letters.get(letter) ?? []
    letters.set(letter, same)
    same.push(tag)
  }
  return [...letters]
    .sort(([a], [b]) => a.localeCompare(b, locale))
    .map(([letter, all]) => ({ letter, tags: all }))
}
