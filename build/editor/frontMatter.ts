// Completion in front matter: keys and values of the kind of page that the file is.
import type { CompletionItem } from 'vscode-languageserver'
import blog from '../../schemas/blog-front-matter.json' with { type: 'json' }
import docs from '../../schemas/docs-front-matter.json' with { type: 'json' }
import pages from '../../schemas/pages-front-matter.json' with { type: 'json' }
import type { Place } from './place.ts'

interface Field {
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly { readonly type?: unknown; readonly enum?: readonly unknown[] }[]
  readonly type?: unknown
}

const fieldsOf: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  docs: docs.properties,
  blog: blog.properties,
  pages: pages.properties,
}

/** The line of the cursor before it, when that is in the front matter; else null. */
export function frontMatterLine({ text, lineNumber }: Pick<Place, 'text' | 'lineNumber'>): string | null {
  const lines = text.split('\n')
  if (lines[0]?.trimEnd() !== '---' || lineNumber === 0) return null
  const isClosed = lines.slice(1, lineNumber).some((line) => line.trimEnd() === '---')
  return isClosed ? null : (lines[lineNumber] ?? '')
}

/** `kind`: the name of the content kind, such as `docs`. Null where the cursor is at no key or value. */
export function completeField(place: Place, kind: string): CompletionItem[] | null {
  const line = frontMatterLine(place)
  const fields = fieldsOf[kind] ?? fieldsOf['pages']
  if (line === null || !fields) return null
  const before = line.slice(0, place.column)
  if (/^[\w-]*$/.test(before)) return keys(place, fields)
  const [, key, value] = /^([\w-]+):\s*(\S*)$/.exec(before) ?? []
  const field = key === undefined ? undefined : fields[key]
  return field
    ? valuesOf(field)
        .filter((one) => one.startsWith(value ?? ''))
        .map((label) => ({ label, kind: 12 }))
    : null
}

/** Keys that the front matter does not have yet. */
function keys({ text }: Place, fields: Readonly<Record<string, Field>>): CompletionItem[] {
  const head = text.split('\n').slice(1)
  const end = head.findIndex((line) => line.trimEnd() === '---')
  const used = new Set((end === -1 ? head : head.slice(0, end)).map((line) => /^([\w-]+):/.exec(line)?.[1]))
  return Object.entries(fields)
    .filter(([name]) => !used.has(name))
    .map(([label, { description }]) => ({
      label,
      kind: 10,
      insertText: `${label}: `,
      ...(description === undefined ? {} : { documentation: description }),
    }))
}

const valuesOf = ({ enum: own = [], anyOf = [], type }: Field): readonly string[] => [
  ...[own, ...anyOf.map((one) => one.enum ?? [])]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? [one] : [])),
  ...([type, ...anyOf.map((one) => one.type)].includes('boolean') ? ['true', 'false'] : []),
]
