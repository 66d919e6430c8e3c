// The plugin for OpenAPI files that the package contains: what its pages say about ordinary documents.
import { expect, it } from 'vitest'
import type { PluginPage, PluginTools } from '../../../../build/model/config/plugin.ts'
import { openapi } from '../../../../examples/plugins/openapi.ts'

const document = {
  openapi: '3.1.0',
  info: { title: 'Pond API', version: '3' },
  servers: [{ url: 'https://pond.example/v3/', description: 'Production' }],
  security: [{ key: [] }],
  paths: {
    '/otters/{id}': {
      parameters: [{ $ref: '#/components/parameters/id' }],
      get: {
        operationId: 'getOtterById',
        tags: ['Otters'],
        parameters: [
          {
            name: 'sort',
            in: 'query',
            required: true,
            description: 'Order.',
            schema: { enum: ['name', 'age'], default: 'name' },
          },
        ],
        responses: { 200: { $ref: '#/components/responses/otter' } },
      },
      put: {
        operationId: 'HTTPPut',
        requestBody: { $ref: '#/components/requestBodies/otter' },
        responses: { 204: { description: 'Saved.' } },
      },
    },
  },
  components: {
    parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } } },
    responses: {
      otter: {
        description: 'The otter.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Otter' } } },
      },
    },
    requestBodies: {
      otter: {
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Otter' },
            example: { name: "O'Hara" },
          },
        },
      },
    },
    schemas: {
      Animal: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', description: 'What | it is called.', maxLength: 40 } },
      },
      Otter: {
        allOf: [
          { $ref: '#/components/schemas/Animal' },
          {
            properties: {
              food: { oneOf: [{ $ref: '#/components/schemas/Animal' }, { type: 'string' }] },
              parents: { type: 'array', items: { $ref: '#/components/schemas/Otter' } },
              place: { type: 'object', properties: { lake: { type: ['string', 'null'] } } },
            },
          },
        ],
      },
    },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
  },
}

const pagesOf = async (value: unknown): Promise<ReadonlyMap<string, string>> => {
  const tools = { readJson: () => value } as unknown as PluginTools
  const pages = await openapi({ file: 'api.json', routeBasePath: 'api' }).sources?.pages(tools)
  return new Map((pages as readonly PluginPage[]).map(({ path, text }) => [path, text]))
}

it('follows references, and names files after the words of an operation', async () => {
  const pages = await pagesOf(document)
  expect([...pages.keys()]).toEqual(['index.md', 'otters/get-otter-by-id.md', 'other/http-put.md'])
  expect(pages.get('index.md')).toContain('- `https://pond.example/v3/` Production')
  expect(pages.get('index.md')).toContain('| `key` | apiKey X-Key in header |')
})

it('lists parameters, limits, access and a request', async () => {
  const text = (await pagesOf(document)).get('otters/get-otter-by-id.md')
  expect(text).toContain('| `id` (required) | path | integer | At least 1. |')
  expect(text).toContain('| `sort` (required) | query | `name`, `age` | Order. Default: `"name"`. |')
  expect(text).toContain('Access: `key`')
  expect(text).toContain("curl 'https://pond.example/v3/otters/{id}?sort={sort}'")
})

it('lists the fields of allOf, of objects inside, and of schemas that contain themselves once', async () => {
  const text = (await pagesOf(document)).get('otters/get-otter-by-id.md')
  expect(text).toContain('| `name` (required) | string | What \\| it is called. At most 40 characters. |')
  expect(text).toContain('| `food` | Animal or string |')
  expect(text).toContain('| `parents` | list of Otter |')
  expect(text).toContain('| `place.lake` | string or null |')
  expect(text?.match(/`parents/g)).toHaveLength(1)
})

it('shows the example of a body, also in the request', async () => {
  const text = (await pagesOf(document)).get('other/http-put.md')
  expect(text).toContain('````json\n{\n  "name": "O\'Hara"\n}\n````')
  expect(text).toContain(`-d '{"name":"O'\\''Hara"}'`)
})

it.each([
  ['#/components/schemas/None', 'The reference #/components/schemas/None leads nowhere.'],
  ['./other.json#/A', 'The reference ./other.json#/A cannot be followed. Bundle the file first.'],
])('says which reference is broken: %s', async ($ref, message) => {
  const paths = { '/a': { get: { parameters: [{ $ref }] } } }
  await expect(pagesOf({ ...document, paths })).rejects.toThrow(message)
})
