// Troodon's own plugins: pages from data, pages with components, files and elements of the head; and the two
// examples.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const api = {
  openapi: '3.1.0',
  info: { title: 'Park API', version: '2.0', description: 'Feeds dinosaurs.' },
  paths: {
    '/animals': {
      get: {
        operationId: 'listAnimals',
        summary: 'List animals',
        tags: ['Animals'],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer' }, description: 'At most | these' },
        ],
        responses: {
          200: {
            description: 'All of them.',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Animal' } },
              },
            },
          },
        },
      },
      post: {
        operationId: 'addAnimal',
        tags: ['Animals'],
        deprecated: true,
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Animal' } } } },
        responses: { 201: { description: 'Added.' } },
      },
    },
  },
  components: {
    schemas: { Animal: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
  },
}
const types = {
  name: 'park',
  kind: 1,
  children: [
    {
      name: 'feed',
      kind: 64,
      signatures: [
        {
          name: 'feed',
          kind: 4096,
          comment: { summary: [{ text: 'Feeds one animal.' }] },
          parameters: [{ name: 'name', kind: 32768, type: { type: 'intrinsic', name: 'string' } }],
          type: { type: 'reference', name: 'Promise', typeArguments: [{ type: 'intrinsic', name: 'void' }] },
        },
      ],
    },
    {
      name: 'Animal',
      kind: 256,
      children: [
        { name: 'age', kind: 1024, flags: { isOptional: true }, type: { type: 'intrinsic', name: 'number' } },
      ],
    },
  ],
}
const examples = resolve('examples/plugins')
const config = `import { openapi } from '${examples}/openapi.ts'
import { typedoc } from '${examples}/typedoc.ts'
const team = {
  name: 'team',
  version: '1',
  options: { mark: 'x' },
  routes: (tools) => [{ path: '/team', component: '@site/src/Team', data: tools.readJson('team.json') }],
  outputs: (tools, { routes }) => [{ path: 'pages.txt', content: routes.map(({ path }) => path).sort().join(' ') }],
  head: (tools) => [{ tag: 'meta', attributes: { name: 'mark', content: tools.options.mark } }],
}
export default {
  plugins: [openapi({ file: 'api.json', routeBasePath: 'api' }), typedoc({ file: 'types.json', routeBasePath: 'reference' }), team, false],
}
`
const build = async (...flags: string[]) => {
  const { status, stderr } = await runCommand(['build', root, ...flags])
  return { status, stderr, problems: problemText(stderr).match(/^\S+ {2}(?:error|warning) .*/gm) ?? [] }
}
const page = (path: string) =>
  readFileSync(join(root, 'dist', path, 'index.html'), 'utf8').replaceAll('<!-- -->', '')

it('make pages that are checked, remembered and verified like all others', async () => {
  writeFile(root, 'site.config.ts', config)
  writeFile(root, 'api.json', JSON.stringify(api))
  writeFile(root, 'types.json', JSON.stringify(types))
  writeFile(root, 'team.json', '["Ada"]')
  writeFile(root, 'src/Team.jsx', 'export default ({ data }) => <p id="team">{data.join()}</p>\n')
  writeFile(root, 'docs/a.md', '# A\n\n[List](/api/animals/list-animals) [Feed](/reference/functions/feed)\n')
  const first = await build('--verify')
  expect(first.problems).toEqual([])
  expect(first.stderr).toContain('equals a clean build')
  expect(first.status).toBe(0)
  expect(page('api')).toContain('Feeds dinosaurs.')
  expect(page('api/animals/list-animals')).toContain('<h1>List animals</h1>')
  expect(page('api/animals/list-animals')).toContain('At most | these')
  expect(page('api/animals/add-animal')).toContain('This operation is deprecated.')
  expect(page('reference/functions/feed')).toContain('Feeds one animal.')
  expect(page('reference/interfaces/Animal')).toContain('age')
  expect(page('team')).toContain('<p id="team">Ada</p>')
  expect(page('docs/a')).toContain('<meta name="mark" content="x">')
  expect(readFileSync(join(root, 'dist/api/openapi.json'), 'utf8')).toBe(JSON.stringify(api))
  expect(readFileSync(join(root, 'dist/pages.txt'), 'utf8')).toContain('/api/animals/add-animal/')

  // Nothing changed: nothing is made again, once the files are old enough to be trusted.
  await build()
  expect((await build()).stderr).toContain('(nothing changed)')

  const { post: _, ...kept } = api.paths['/animals']
  writeFile(root, 'api.json', JSON.stringify({ ...api, paths: { '/animals': kept } }))
  writeFile(root, 'team.json', '["Bo"]')
  const second = await build('--verify')
  expect(second.stderr).toContain('equals a clean build')
  expect(existsSync(join(root, 'dist/api/animals/add-animal'))).toBe(false)
  expect(page('team')).toContain('<p id="team">Bo</p>')
  const before = readTree(join(root, 'dist'))
  await build('--no-cache')
  expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
})
