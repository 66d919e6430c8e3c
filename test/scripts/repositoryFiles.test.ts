// Files for contributors and for the host of the repository: workflows, forms, settings of editors.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const manifest = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name))

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Workflow {
  readonly permissions: unknown
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>
}

describe.each(filesIn('.github/workflows'))('%s', (path) => {
  const { jobs, permissions } = load(read(path)) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('pins actions to a commit, and names its version', () => {
    const uses = [...read(path).matchAll(/uses: (.*)/g)].map(([, value]) => value)
    expect(uses.length).toBeGreaterThan(1)
    for (const one of uses) expect(one).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('may only read the repository, unless a job asks for more', () => {
    expect(permissions).toEqual({ contents: 'read' })
  })

  it('runs scripts that exist, after `npm ci`, with the oldest Node.js', () => {
    const commands = steps.flatMap(({ run = [] }) => run)
    expect(commands[0]).toBe('npm ci')
    for (const [, name = ''] of commands.join('\n').matchAll(/npm run ([\w-]+)/g))
      expect(Object.keys(manifest.scripts)).toContain(name)
    expect(steps.map((step) => step.with?.['node-version']).filter(Boolean)).toEqual([20])
  })
})

interface Form {
  readonly name: string
  readonly description: string
  readonly body: readonly { readonly type: string; readonly id?: string; readonly attributes: object }[]
}

describe.each(filesIn('.github/ISSUE_TEMPLATE').filter((path) => !path.includes('config')))('%s', (path) => {
  it('is a form with a name for each field', () => {
    const { name, description, body } = load(read(path)) as Form
    expect([name, description].every(Boolean)).toBe(true)
    const fields = body.filter(({ type }) => type !== 'markdown')
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    for (const { type, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type)
      expect(attributes).toHaveProperty('label')
    }
  })
})

it('.editorconfig agrees with biome.json', () => {
  const { formatter } = JSON.parse(read('biome.json')) as {
    readonly formatter: Readonly<Record<string, unknown>>
  }
  const [, everywhere = ''] = /\[\*\]\n(.*?)\n\n/s.exec(read('.editorconfig')) ?? []
  const settings = Object.fromEntries(everywhere.split('\n').map((line) => line.split(' = ')))
  expect(settings).toMatchObject({
    indent_style: formatter['indentStyle'],
    indent_size: String(formatter['indentWidth']),
    max_line_length: String(formatter['lineWidth']),
  })
})

describe('CONTRIBUTING.md', () => {
  const text = read('CONTRIBUTING.md')

  it('names files, headings and scripts that exist', () => {
    for (const [, path = '', id] of text.matchAll(/\]\(([^)#]+)(?:#([\w-]+))?\)/g)) {
      expect([path, existsSync(path)]).toEqual([path, true])
      const headings = [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title.toLowerCase())
      if (id) expect(headings).toContain(id.replaceAll('-', ' '))
    }
    for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(Object.keys(manifest.scripts)).toContain(name)
  })

  it('names the groups of tests', () => {
    const groups = [...read('vitest.config.ts').matchAll(/^ {6}group\('(\w+)'/gm)].map(([, name]) => name)
    expect(groups.length).toBeGreaterThan(5)
    for (const name of groups) expect(text).toContain(`\`${name}\``)
  })
})
