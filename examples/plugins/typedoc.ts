// A plugin for Troodon: the JSON of TypeDoc (`typedoc --json api.json`) becomes a page for each export.
//
//   import { typedoc } from './plugins/typedoc.ts'
//   export default defineConfig({ plugins: [typedoc({ file: 'api.json', routeBasePath: 'reference' })] })
import type { PluginPage, TroodonPlugin } from 'troodon'

export interface TypedocOptions {
  /** From the folder of the site. */
  readonly file: string
  readonly routeBasePath: string
}

interface Comment {
  readonly summary?: readonly { readonly text: string }[]
}

interface Type {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly elementType?: Type
  readonly types?: readonly Type[]
  readonly typeArguments?: readonly Type[]
}

interface Reflection {
  readonly name: string
  readonly kind: number
  readonly comment?: Comment
  readonly children?: readonly Reflection[]
  readonly signatures?: readonly Reflection[]
  readonly parameters?: readonly Reflection[]
  readonly type?: Type
  readonly flags?: { readonly isOptional?: boolean }
}

/** TypeDoc's numbers for kinds of exports, with the folder of their pages. */
const kinds: Readonly<Record<number, readonly [string, string]>> = {
  2: ['modules', 'Module'],
  4: ['namespaces', 'Namespace'],
  8: ['enums', 'Enum'],
  32: ['variables', 'Variable'],
  64: ['functions', 'Function'],
  128: ['classes', 'Class'],
  256: ['interfaces', 'Interface'],
  2097152: ['types', 'Type'],
}

export const typedoc = ({ file, routeBasePath }: TypedocOptions): TroodonPlugin => ({
  name: 'typedoc',
  version: '1',
  options: { file },
  sources: { routeBasePath, pages: (tools) => pagesOf(tools.readJson(file) as Reflection) },
})

function pagesOf({ name, children = [], comment }: Reflection): readonly PluginPage[] {
  const known = children.filter(({ kind }) => kinds[kind])
  const list = known.map((one) => `- [${one.name}](./${fileOf(one)})`).join('\n')
  return [
    { path: 'index.md', text: page({ title: name, slug: '/' }, [summaryOf(comment), list]) },
    ...known.map((one) => ({ path: fileOf(one), text: exportPage(one) })),
  ]
}

const fileOf = ({ name, kind }: Reflection): string => `${kinds[kind]?.[0] ?? 'other'}/${name}.md`

function exportPage(one: Reflection): string {
  const { name, kind, comment, children = [], signatures = [], type } = one
  const members = children.filter(({ name: own }) => own !== 'constructor')
  return page({ title: name, description: `${kinds[kind]?.[1] ?? 'Export'} ${name}` }, [
    summaryOf(comment),
    type ? code(`type ${name} = ${typeText(type)}`) : '',
    ...signatures.map(signatureText),
    members.length > 0 ? '## Members' : '',
    ...members.flatMap((member) => [
      `### ${member.name}`,
      ...(member.signatures ?? []).map(signatureText),
      member.type
        ? code(`${member.name}${member.flags?.isOptional ? '?' : ''}: ${typeText(member.type)}`)
        : '',
      summaryOf(member.comment),
    ]),
  ])
}

function signatureText({ name, parameters = [], type, comment }: Reflection): string {
  const list = parameters.map(
    (one) => `${one.name}${one.flags?.isOptional ? '?' : ''}: ${typeText(one.type)}`,
  )
  const described = parameters
    .filter((one) => summaryOf(one.comment) !== '')
    .map((one) => `- \`${one.name}\`: ${summaryOf(one.comment)}`)
  return [code(`${name}(${list.join(', ')}): ${typeText(type)}`), summaryOf(comment), described.join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

function typeText(type: Type | undefined): string {
  if (!type) return 'unknown'
  if (type.type === 'array') return `${typeText(type.elementType)}[]`
  if (type.type === 'union') return (type.types ?? []).map(typeText).join(' | ')
  if (type.type === 'literal') return JSON.stringify(type.value)
  if (type.type === 'reflection') return 'object'
  const inner = type.typeArguments?.map(typeText).join(', ')
  return `${type.name ?? type.type}${inner ? `<${inner}>` : ''}`
}

const summaryOf = (comment: Comment | undefined): string =>
  (comment?.summary ?? [])
    .map(({ text }) => text)
    .join('')
    .trim()

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``

const page = (frontMatter: object, parts: readonly string[]): string =>
  `---\n${JSON.stringify(frontMatter)}\n---\n\n${parts.filter(Boolean).join('\n\n')}\n`
