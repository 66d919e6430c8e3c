// The JSON schemas in schemas/ are generated from the current code and accept what Troodon accepts.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv } from 'ajv'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { splitFrontMatter } from '../../../build/markdown/frontMatter.ts'
import { defaultSeverities } from '../../../build/model/rules.ts'
import { groups } from '../../../scripts/errorCodes/page.ts'
import { allSchemas, printed } from '../../../scripts/schemas/allSchemas.ts'
import { referenceText } from '../../../scripts/schemas/reference.ts'
import site from '../../../site.config.ts'
import { configIn, docFences } from '../../support/docFences.ts'

const schemas = allSchemas()
const read = (file: string) => readFileSync(join('schemas', file), 'utf8')

it('are up to date: run npm run schemas after a change', () => {
  expect(readdirSync('schemas').sort()).toEqual([...schemas.keys(), 'reference.md'].sort())
  for (const [file, schema] of schemas) expect(read(file), file).toBe(printed(schema))
  expect(read('reference.md')).toBe(referenceText(schemas, groups))
})

it('the reference for agents has every option and every code, in less than 120 kB', () => {
  const text = read('reference.md')
  expect(text).toContain('- `sitemap.filename` (string, default "sitemap.xml"): Name of the file.')
  expect(text).toMatch(/^- `themeConfig\.pageMenu\.items` \(list of /m)
  expect(text).toMatch(/^- `brokenLink` \(error\): .* Fix: /m)
  for (const code of Object.keys(defaultSeverities)) expect(text).toContain(`\n- \`${code}\` (`)
  expect(text.length).toBeLessThan(120_000)
})

const ajv = new Ajv({ strict: false, allErrors: true })
/** The problems of a value. Functions, schemas and regular expressions are removed, because JSON has none. */
function problems(file: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(file) ?? ajv.addSchema(JSON.parse(read(file)), file).getSchema(file)
  validate?.(JSON.parse(JSON.stringify(value, withoutFunctions)))
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** In a list, JSON would have null for a function; a plugin with functions cannot be written in JSON. */
const withoutFunctions = (_: string, value: unknown): unknown =>
  value instanceof RegExp || (typeof value === 'object' && value !== null && '~standard' in value)
    ? undefined
    : Array.isArray(value)
      ? value.filter((item) => !hasFunction(item))
      : value

const hasFunction = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFunction))

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file))

describe('a configuration', () => {
  it('of this site is valid', () => expect(problems('config.json', site)).toEqual([]))

  const configs = docFences()
    // The page about error codes shows configurations with mistakes.
    .filter(({ at }) => !at.startsWith('content/docs/error-codes'))
    .filter(({ title }) => /(?:^|\/)site\.config\.\w+(?: \(part\))?$/.test(title ?? ''))
    .map((fence) => [fence.at, fence] as const)

  it.each(configs)('in %s is valid', async (_, fence) => {
    const config = await configIn(fence)
    expect(problems('config.json', typeof config === 'function' ? await config() : config)).toEqual([])
  })

  it.each<[object]>([
    [{ titel: 'x' }],
    [{ docs: { sidebarPaht: 'x' } }],
    [{ docs: [{}, { id: 'b', remarkPlugins: ['x'] }] }],
    [{ docs: 'docs' }],
    [{ blog: [{ postsPerPage: 0 }] }],
    [{ blog: { feedOptions: { xslt: { rrs: true } } } }],
    [{ onBrokenLinks: 'fail' }],
    [{ url: 'https://a.example/b' }],
    [{ search: { provider: 'algolia', appId: 'a' } }],
    [{ socialCards: { colour: '#ffffff' } }],
    [{ themeConfig: { footer: { links: [{ items: [{ lable: 'x' }] }] } } }],
    [{ markdown: { frontMatter: 'x' } }],
  ])('%j is refused by the build and by the schema', (config) => {
    expect(readConfig(config, { hasFolder: () => false }).ok).toBe(false)
    expect(problems('config.json', config)).not.toEqual([])
  })

  it('in JSON can contain its schema', () => {
    expect(readConfig({ $schema: '../schemas/config.json' }, { hasFolder: () => false }).ok).toBe(true)
    expect(problems('config.json', { $schema: '../schemas/config.json' })).toEqual([])
  })
})

describe('front matter', () => {
  const kinds = [
    ['docs', ['docs', 'community', 'tests/docs', 'versioned_docs']],
    ['blog', ['blog', 'changelog', 'tests/blog']],
    ['pages', ['pages', 'tests/pages']],
  ] as const

  it.each(kinds)('of each %s of this site is valid', (kind, folders) => {
    const files = folders.flatMap((folder) => filesIn(`content/${folder}`, /\.mdx?$/))
    expect(files.length).toBeGreaterThan(5)
    const wrong = files.flatMap((file) => {
      const { data, diagnostics } = splitFrontMatter(readFileSync(file, 'utf8'))
      const found = problems(`${kind}-front-matter.json`, data)
      return diagnostics.length === 0 && found.length > 0 ? [`${file}: ${found.join(', ')}`] : []
    })
    expect(wrong).toEqual([])
  })

  it.each([{ draft: 'yes' }, { sidebar_position: 'first' }, { tags: 'a' }, { toc_max_heading_level: 7 }])(
    '%j is refused',
    (data) => expect(problems('docs-front-matter.json', data)).not.toEqual([]),
  )
})

describe('data files', () => {
  const categories = filesIn('content', /_category_\.\w+$/)
  const authors = filesIn('content', /authors\.ya?ml$/)

  it.each([
    ...categories.map((file) => [file, 'category.json']),
    ...authors.map((file) => [file, 'authors.json']),
  ])('%s is accepted', (file, schema) =>
    expect(problems(schema as string, load(readFileSync(file as string, 'utf8')))).toEqual([]),
  )

  it.each<[string, unknown]>([
    ['category.json', { lable: 'x' }],
    ['category.json', { link: { type: 'page' } }],
    ['authors.json', { maria: { type: 'robot', name: 'M' } }],
  ])('%s refuses %j', (file, value) => expect(problems(file, value)).not.toEqual([]))

  it('exist', () =>
    expect([...categories, ...authors].map((file) => basename(file)).sort()).toContain('authors.yml'))
})
