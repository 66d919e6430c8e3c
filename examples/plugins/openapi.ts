// A plugin for Troodon: an OpenAPI file becomes a page for each operation, in a section for each tag.
//
//   import { openapi } from './plugins/openapi.ts'
//   export default defineConfig({ plugins: [openapi({ file: 'api.yaml', routeBasePath: 'api' })] })
//
// For a console that sends requests, use docusaurus-plugin-openapi-docs, which also runs in Troodon.
import type { PluginPage, PluginTools, TroodonPlugin } from 'troodon'

export interface OpenapiOptions {
  /** An OpenAPI 3 document in JSON or YAML, from the folder of the site. */
  readonly file: string
  readonly routeBasePath: string
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly example?: unknown
  readonly $ref?: string
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
  readonly example?: unknown
}

interface Media {
  readonly schema?: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>
}

interface Body {
  readonly description?: string
  readonly content?: Readonly<Record<string, Media>>
}

type Security = readonly Readonly<Record<string, readonly string[]>>[]
type Servers = readonly { readonly url: string; readonly description?: string }[]

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses?: Readonly<Record<string, Body>>
  readonly security?: Security
  readonly servers?: Servers
}

type PathItem = Readonly<Record<string, Operation>> & { readonly parameters?: readonly Parameter[] }

interface SecurityScheme {
  readonly type: string
  readonly scheme?: string
  readonly name?: string
  readonly in?: string
  readonly description?: string
}

interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, PathItem>>
  readonly servers?: Servers
  readonly security?: Security
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, SecurityScheme>> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']

export const openapi = ({ file, routeBasePath }: OpenapiOptions): TroodonPlugin => ({
  name: 'openapi',
  version: '2',
  options: { file },
  sources: {
    routeBasePath,
    pages: (tools) =>
      new Pages((file.endsWith('.json') ? tools.readJson(file) : tools.readYaml(file)) as Document).all(),
  },
  outputs: (tools: PluginTools) => [
    { path: `${routeBasePath}/openapi${/\.[^.]*$/.exec(file)?.[0] ?? ''}`, content: tools.readText(file) },
  ],
})

interface Request {
  readonly method: string
  readonly url: string
  readonly operation: Operation
  readonly parameters: readonly Parameter[]
}

/** Writes the pages of a document, whose references it follows. */
class Pages {
  readonly #document: Document
  /** Schemas with those of their `allOf`. */
  readonly #wholes = new Map<Schema, Schema>()

  constructor(document: Document) {
    this.#document = document
  }

  all(): readonly PluginPage[] {
    const { info, paths = {} } = this.#document
    const text = page({ title: info.title, slug: '/' }, [
      `Version ${info.version}`,
      info.description ?? '',
      ...this.#servers(this.#document.servers),
      ...this.#schemes(),
    ])
    const pages: PluginPage[] = [{ path: 'index.md', text }]
    for (const [url, reference] of Object.entries(paths)) {
      const item = this.#follow(reference)
      for (const method of methods) {
        const operation = this.#follow(item[method])
        if (operation === undefined) continue
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        pages.push(this.#operation({ method, url, operation, parameters: this.#last(parameters) }))
      }
    }
    return pages
  }

  #operation(request: Request): PluginPage {
    const { method, url, operation, parameters } = request
    const { summary, description, deprecated, requestBody, responses = {}, tags, operationId } = operation
    const body = this.#follow(requestBody)
    const text = page({ title: summary ?? `${method.toUpperCase()} ${url}` }, [
      `\`${method.toUpperCase()} ${url}\``,
      deprecated ? ':::warning\n\nThis operation is deprecated.\n\n:::' : '',
      description ?? '',
      this.#access(operation.security ?? this.#document.security),
      ...section('Parameters', this.#parameters(parameters)),
      ...section('Request body', this.#body(body)),
      ...section('Example', this.#curl(request, body)),
      ...Object.entries(responses).flatMap(([status, response]) =>
        section(`Response ${status}`, this.#body(this.#follow(response))),
      ),
    ])
    return {
      path: `${fileName(tags?.[0] ?? 'Other')}/${fileName(operationId ?? `${method}-${url}`)}.md`,
      text,
    }
  }

  /** A parameter of an operation replaces the one of its path that has the same name and place. */
  #last(parameters: readonly Parameter[]): readonly Parameter[] {
    const followed = parameters.map((one) => this.#follow(one))
    return [...new Map(followed.map((one) => [`${one.in} ${one.name}`, one])).values()]
  }

  #parameters(parameters: readonly Parameter[]): string {
    const rows = parameters.map((one) => [
      `\`${one.name}\`${one.required ? ' (required)' : ''}`,
      one.in,
      this.#type(one.schema),
      sentences(one.description, this.#limits(one.schema)),
    ])
    return rows.length === 0 ? '' : table(['Name', 'In', 'Type', 'Description'], rows)
  }

  #body(body: Body | undefined): string {
    const parts = Object.entries(body?.content ?? {}).map(([type, media]) => {
      const rows = this.#fields(media.schema, '', [])
      const fields = rows.length === 0 ? '' : table(['Field', 'Type', 'Description'], rows)
      const example = exampleOf(media)
      const code = example === undefined ? '' : fence(type.includes('json') ? 'json' : 'text', example)
      return [`\`${type}\`: ${this.#type(media.schema)}`, fields, code].filter(Boolean).join('\n\n')
    })
    return [body?.description ?? '', ...parts].filter(Boolean).join('\n\n')
  }

  /** A row for each field, and for those of objects inside, except where a schema contains itself. */
  #fields(reference: Schema | undefined, prefix: string, outer: readonly Schema[]): readonly string[][] {
    const schema = this.#whole(reference)
    if (schema === undefined || outer.includes(schema) || outer.length > deepest) return []
    const inside = [...outer, schema]
    if (schema.items) return this.#fields(schema.items, `${prefix}[].`.replace('.[]', '[]'), inside)
    return Object.entries(schema.properties ?? {}).flatMap(([key, one]) => [
      [
        `\`${prefix}${key}\`${schema.required?.includes(key) ? ' (required)' : ''}`,
        this.#type(one),
        sentences(this.#whole(one)?.description, this.#limits(one)),
      ],
      ...this.#fields(one, `${prefix}${key}.`, inside),
    ])
  }

  #type(reference: Schema | undefined): string {
    if (!reference) return 'any'
    if (reference.$ref) return decodeURIComponent(reference.$ref.split('/').at(-1) ?? 'any')
    const { enum: values, oneOf, anyOf, items, type, format, ...schema } = this.#whole(reference) ?? {}
    if (values) return values.map((one) => `\`${String(one)}\``).join(', ')
    if (schema.const !== undefined) return `\`${String(schema.const)}\``
    const choices = oneOf ?? anyOf
    if (choices) return choices.map((one) => this.#type(one)).join(' or ')
    if (items) return `list of ${this.#type(items)}`
    const name = [type ?? (schema.properties ? 'object' : 'any')].flat().join(' or ')
    return format ? `${name} (${format})` : name
  }

  #limits(reference: Schema | undefined): string {
    const schema = this.#whole(reference) ?? {}
    return [
      schema.default !== undefined && `Default: \`${JSON.stringify(schema.default)}\`.`,
      schema.minimum !== undefined && `At least ${schema.minimum}.`,
      schema.maximum !== undefined && `At most ${schema.maximum}.`,
      schema.minLength !== undefined && `At least ${schema.minLength} characters.`,
      schema.maxLength !== undefined && `At most ${schema.maxLength} characters.`,
      schema.pattern !== undefined && `Pattern: \`${schema.pattern}\`.`,
    ]
      .filter(Boolean)
      .join(' ')
  }

  #curl({ method, url, operation, parameters }: Request, body: Body | undefined): string {
    const server = (operation.servers ?? this.#document.servers)?.[0]?.url ?? 'https://api.example.com'
    const query = parameters.filter((one) => one.in === 'query' && one.required)
    const words = query.map(({ name, example }) => `${name}=${String(example ?? `{${name}}`)}`).join('&')
    const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
    const example = media && exampleOf(media)
    const lines = [
      `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${server.replace(/\/$/, '')}${url}${words && `?${words}`}'`,
      type && `  -H 'Content-Type: ${type}'`,
      example !== undefined && `  -d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`,
    ]
    return fence('bash', lines.filter(Boolean).join(' \\\n'))
  }

  #access(security: Security | undefined): string {
    const names = [...new Set((security ?? []).flatMap((one) => Object.keys(one)))]
    return names.length === 0 ? '' : `Access: ${names.map((name) => `\`${name}\``).join(', ')}`
  }

  #servers(servers: Servers | undefined): readonly string[] {
    const lines = (servers ?? []).map(({ url, description }) => `- \`${url}\` ${description ?? ''}`.trimEnd())
    return section('Servers', lines.join('\n'))
  }

  #schemes(): readonly string[] {
    const schemes = Object.entries(this.#document.components?.securitySchemes ?? {})
    const rows = schemes.map(([name, reference]) => {
      const { type, scheme, name: key, in: place, description } = this.#follow(reference)
      return [
        `\`${name}\``,
        [type, scheme, key, place && `in ${place}`].filter(Boolean).join(' '),
        description ?? '',
      ]
    })
    return section('Access', rows.length === 0 ? '' : table(['Name', 'Type', 'Description'], rows))
  }

  /** A schema with those of its `allOf`. */
  #whole(reference: Schema | undefined): Schema | undefined {
    const schema = this.#follow(reference)
    if (!schema?.allOf) return schema
    const known = this.#wholes.get(schema)
    if (known) return known
    const { allOf, ...own } = schema
    // A schema that contains itself gets its own part there.
    this.#wholes.set(schema, own)
    const parts = allOf.map((one) => this.#whole(one) ?? {})
    const whole = {
      ...Object.assign({}, ...parts),
      ...own,
      properties: Object.assign({}, ...parts.map((one) => one.properties), own.properties),
      required: [...parts, own].flatMap((one) => one.required ?? []),
    }
    this.#wholes.set(schema, whole)
    return whole
  }

  /** What a reference within the file leads to. */
  #follow<T extends object | undefined>(value: T, steps = 0): T {
    const reference = value && '$ref' in value ? value.$ref : undefined
    if (typeof reference !== 'string') return value
    if (!reference.startsWith('#/') || steps > 99)
      throw new Error(`The reference ${reference} cannot be followed. Bundle the file first.`)
    let found: unknown = this.#document
    for (const part of reference.slice(2).split('/')) {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
      found = (found as Readonly<Record<string, unknown>> | undefined)?.[key]
    }
    if (found === undefined) throw new Error(`The reference ${reference} leads nowhere.`)
    return this.#follow(found as T, steps + 1)
  }
}

/** Fields inside of fields, in tables. */
const deepest = 4

const exampleOf = ({ example, examples, schema }: Media): unknown =>
  example ?? Object.values(examples ?? {})[0]?.value ?? schema?.example

const fence = (language: string, value: unknown): string =>
  `\`\`\`\`${language}\n${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n\`\`\`\``

const section = (title: string, text: string): readonly string[] => (text === '' ? [] : [`## ${title}`, text])

const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

const cell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** `listPets` → `list-pets` */
const fileName = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const page = (frontMatter: object, parts: readonly string[]): string =>
  `---\n${JSON.stringify(frontMatter)}\n---\n\n${parts.filter(Boolean).join('\n\n')}\n`
