// `schemas/reference.md`: all options, front matter and codes of problems in one compact text, for agents.
import { defaultSeverities, isRule } from '../../build/model/rules.ts'
import type { ErrorCodeGroup } from '../errorCodes/entry.ts'
import type { JsonSchema } from './convert.ts'

export function referenceText(
  schemas: ReadonlyMap<string, JsonSchema>,
  groups: readonly ErrorCodeGroup[],
): string {
  const options = [...schemas].map(
    ([file, schema]) =>
      `## ${schema['title']}\n\nJSON schema: \`${file}\`\n\n${[...linesOf(schema, '')].join('\n')}`,
  )
  const codes = groups.flatMap(({ codes: all }) =>
    Object.entries(all).map(
      ([code, { cause, fix }]) =>
        `- \`${code}\` (${isRule(code) ? defaultSeverities[code] : 'error'}): ${plain(cause)} Fix: ${plain(fix)}`,
    ),
  )
  return `# Troodon: options, front matter and codes

\`npm run schemas\` of Troodon writes this text. Each line is a key with its type, its default and its meaning.

${options.join('\n\n')}

## Codes of problems

\`checks: { CODE: 'error' | 'warning' | 'off' }\` in the configuration changes a severity.

${codes.join('\n')}
`
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** A key that several choices of a value have is printed once. */
function* linesOf(schema: JsonSchema, path: string, seen = new Set<string>()): Generator<string> {
  for (const choice of schema.anyOf ?? []) yield* linesOf(choice, path, seen)
  if (schema.items) yield* linesOf(schema.items, `${path}[]`, seen)
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    const key = path === '' ? name : `${path}.${name}`
    if (seen.has(key)) continue
    seen.add(key)
    const usual = defaultOf(value)
    const facts = [
      typeOf(value),
      ...(schema.required?.includes(name) ? ['required'] : []),
      ...(usual === undefined || JSON.stringify(usual).length > 60
        ? []
        : [`default ${JSON.stringify(usual)}`]),
    ]
    yield `- \`${key}\` (${facts.join(', ')}): ${plain(value.description ?? '')}`.replace(/: $/, '')
    yield* linesOf(value, key, seen)
  }
}

const defaultOf = ({ default: usual, anyOf = [] }: JsonSchema): unknown =>
  usual ?? anyOf.find((one) => one.default !== undefined)?.default

function typeOf({ type, enum: values, const: only, anyOf, items }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ')
  return type === 'array' ? `list of ${items ? typeOf(items) : 'any'}` : (type ?? 'any')
}
