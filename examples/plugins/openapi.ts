// A plugin for Troodon: an OpenAPI file becomes a page for each operation, in a section for each tag.
//
//   import { openapi } from './plugins/openapi.ts'
//   export default defineConfig({ plugins: [openapi({ file: 'api.json', routeBasePath: 'api' })] })
import type { PluginPage, PluginTools, TroodonPlugin } from 'troodon'

export interface OpenapiOptions {
  /** An OpenAPI 3 document in JSON, from the folder of the site. */
  readonly file: string
  readonly routeBasePath: string
}

interface Schema {
  readonly type?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly $ref?: string
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>
}

interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']

export const openapi = ({ file, routeBasePath }: OpenapiOptions): TroodonPlugin => ({
  name: 'openapi',
  version: '1',
  options: { file },
  sources: { routeBasePath, pages: (tools) => pagesOf(tools.readJson(file) as Document) },
  outputs: (tools: PluginTools) => [{ path: `${routeBasePath}/openapi.json`, content: tools.readText(file) }],
})

function pagesOf(document: Document): readonly PluginPage[] {
  const { info, paths } = document
  const pages: PluginPage[] = [
    {
      path: 'index.md',
      text: page({ title: info.title, slug: '/' }, [`Version ${info.version}`, info.description ?? '']),
    },
  ]
  for (const [url, item] of Object.entries(paths))
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      const tag = operation.tags?.[0] ?? 'Other'
      const name = fileName(operation.operationId ?? `${method}-${url}`)
      const text = operationPage(method, url, operation, document)
      pages.push({ path: `${fileName(tag)}/${name}.md`, text })
    }
  return pages
}

function operationPage(method: string, url: string, operation: Operation, document: Document): string {
  const { summary, description, deprecated, parameters = [], requestBody, responses = {} } = operation
  const title = summary ?? `${method.toUpperCase()} ${url}`
  return page({ title }, [
    `\`${method.toUpperCase()} ${url}\``,
    deprecated ? ':::warning\n\nThis operation is deprecated.\n\n:::' : '',
    description ?? '',
    ...section('Parameters', parameters.length === 0 ? '' : parameterTable(parameters)),
    ...section('Request body', bodyOf(requestBody?.content, document)),
    ...Object.entries(responses).flatMap(([status, { description: text = '', content }]) =>
      section(`Response ${status}`, [text, bodyOf(content, document)].filter(Boolean).join('\n\n')),
    ),
  ])
}

const section = (title: string, text: string): readonly string[] => (text === '' ? [] : [`## ${title}`, text])

const parameterTable = (parameters: readonly Parameter[]): string =>
  table(
    ['Name', 'In', 'Type', 'Description'],
    parameters.map((one) => [
      `\`${one.name}\`${one.required ? ' (required)' : ''}`,
      one.in,
      typeOf(one.schema),
      one.description ?? '',
    ]),
  )

function bodyOf(content: Content | undefined, { components }: Document): string {
  const [type, media] = Object.entries(content ?? {})[0] ?? []
  if (type === undefined || !media?.schema) return ''
  const name = media.schema.$ref?.split('/').at(-1)
  const schema = name === undefined ? media.schema : (components?.schemas?.[name] ?? {})
  const { properties = {}, required = [] } = schema.items ?? schema
  const rows = Object.entries(properties).map(([key, one]) => [
    `\`${key}\`${required.includes(key) ? ' (required)' : ''}`,
    typeOf(one),
    one.description ?? '',
  ])
  const kind = `\`${type}\`: ${typeOf(media.schema)}`
  return rows.length === 0 ? kind : `${kind}\n\n${table(['Field', 'Type', 'Description'], rows)}`
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return ''
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.enum) return schema.enum.map((one) => `\`${String(one)}\``).join(', ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`
  return [schema.type ?? 'any', schema.format && `(${schema.format})`].filter(Boolean).join(' ')
}

const cell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const fileName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const page = (frontMatter: object, parts: readonly string[]): string =>
  `---\n${JSON.stringify(frontMatter)}\n---\n\n${parts.filter(Boolean).join('\n\n')}\n`
