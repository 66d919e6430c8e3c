// Compares the lists in the documentation with the code, in both directions: front matter, flags, browser
// modules. referencePages.test.ts does the same for options.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allFlags } from '../../build/commands/command.ts'
import { flagOf } from '../../build/commands/commandLine/flags.ts'
import { commandHelp } from '../../build/commands/help.ts'
import { commands } from '../../build/commands/index.ts'
import { docs } from '../../build/config/options/docs.ts'
import { schema } from '../../build/config/schema.ts'
import { authorsFile } from '../../build/kinds/blog/authorsSchema.ts'
import { categoryFile } from '../../build/kinds/docs/categorySchema.ts'
import { frontMatterFields } from '../../build/model/frontMatter.ts'
import { fieldsOf } from '../../build/model/frontMatterSchema.ts'
import { schemaKeys } from '../../scripts/schemas/schemaKeys.ts'
import { exportsOf } from '../support/exportsOf.ts'
import { optionEntries, optionLists } from '../support/optionLists.ts'

const read = (name: string) => readFileSync(`content/docs/${name}`, 'utf8')
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string)
const section = (text: string, heading: string, level = '##') =>
  text.split(`\n${level} ${heading}\n`)[1]?.split(`\n${level} `)[0] ?? ''
/** Names in the first column of a document's tables. */
const listed = (text: string) =>
  [...text.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => codeIn(cell))

const configuration = read('configuration.md')
const dictionary = read('api/docusaurus.config.js.md')

describe('options', () => {
  it('of the site match the guide', () => {
    const known = [schema, docs].flatMap(({ entries }) => Object.keys(entries))
    const told = codeIn(configuration).map((code) => code.split(/[.:]/)[0] as string)
    expect(Object.keys(schema.entries).filter((key) => !told.includes(key))).toEqual([])
    expect(listed(configuration).filter((key) => !known.includes(key.split('.')[0] as string))).toEqual([])
  })

  it('that the migration dictionary calls identical exist', () => {
    const same = listed(section(dictionary, 'Fields that are the same', '###'))
    expect(same.length).toBeGreaterThan(10)
    expect(same.filter((key) => !Object.hasOwn(schema.entries, key))).toEqual([])
    const others = listed(section(dictionary, 'Fields without a counterpart', '###'))
    expect(others.length).toBeGreaterThan(5)
    expect(others.filter((key) => Object.hasOwn(schema.entries, key))).toEqual([])
  })
})

describe('front matter', () => {
  it.each(['docs', 'blog', 'pages'] as const)('of %s matches the reference page', (kind) => {
    const file = `content/docs/api/plugins/plugin-content-${kind}.md`
    const fields = optionLists(file, 'front-matter')
    expect(fields.map(({ name }) => name).sort()).toEqual([...fieldsOf[kind]].sort())
    for (const { name, usual, description } of fields) {
      expect(usual, name).not.toBe('')
      expect(description, name).toMatch(/\.$/)
    }
  })

  it('fields in the guide exist', () => {
    expect(
      listed(section(read('guides/docs/create-doc.md'), 'Front matter')).filter(
        (field) => !Object.hasOwn(frontMatterFields, field),
      ),
    ).toEqual([])
  })

  it.each([
    ['category', 'docs', categoryFile],
    ['author', 'blog', authorsFile],
  ] as const)('the keys of the file of a %s match the reference page', (prefix, kind, file) => {
    const keys = optionLists(`content/docs/api/plugins/plugin-content-${kind}.md`, prefix)
    expect(keys.map(({ name }) => name).sort()).toEqual([...schemaKeys(file).keys()].sort())
  })
})

describe('the command line', () => {
  const page = read('cli.md')
  const about = (name: string) => section(page, name)
  const flagsIn = (name: string) => optionEntries(about(name)).filter(({ term }) => /^`-/.test(term))

  it.each(commands.map((command) => [command.name, command] as const))(
    'has the usage of %s',
    (name, command) => {
      const usage = new RegExp(`^  (troodon ${name}\\b.*)$`, 'm').exec(commandHelp(command))?.[1]
      expect(about(name)).toContain(`\`\`\`text\n${usage}\n\`\`\``)
    },
  )

  it.each(commands.map((command) => [command.name, command] as const))(
    'has every option of %s, with its short name and value',
    (name, command) => {
      const rows = flagsIn(name).map(({ term }) => term)
      const names = allFlags(command).map((flag) => {
        const { short, value } = flagOf(flag)
        return `${short ? `\`${short}\`, ` : ''}\`${flag}${value ? ` ${value}` : ''}\``
      })
      expect(rows.sort()).toEqual(names.sort())
    },
  )

  it('has the options of init on the page about create-troodon, too', () => {
    const other = section(read('api/misc/create-docusaurus.md'), 'Options')
    const long = (term: string) => codeIn(term).filter((code) => code.startsWith('--'))
    const names = optionEntries(other).flatMap(({ term }) => long(term))
    expect(names.sort()).toEqual(
      flagsIn('init')
        .flatMap(({ term }) => long(term))
        .sort(),
    )
  })

  it('has the example that the usage text of each command has', () => {
    for (const { name, example } of commands) expect(about(name), name).toContain(`troodon ${example}`)
  })

  it('has a default for every option', () => {
    for (const { name } of commands)
      for (const { term, usual, description } of flagsIn(name)) {
        expect(usual, `${name} ${term}`).not.toBe('')
        expect(description, `${name} ${term}`).toMatch(/^[A-Z`].*\.$/)
      }
  })

  it('has all exit codes and environment variables', () => {
    expect([...about('Exit codes').matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code))).toEqual([
      0, 1, 2, 130, 141,
    ])
    const sources = readdirSync('build', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`build/${file}`, 'utf8'))
    const variables = new Set(
      sources.flatMap((text) =>
        [...text.matchAll(/env\['(TROODON_\w+)'\]/g)].map(([, name]) => name as string),
      ),
    )
    expect([...variables].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the client API', () => {
  const page = read('docusaurus-core.md')

  it('documents every export of troodon and troodon/client', () => {
    const told = [page, read('advanced/plugins.md')]
      .flatMap(codeIn)
      .map((code) => code.split('(')[0] as string)
    const types =
      /Props$|^(?:ActivePlugin|NumberPrefixParser|ColorModeState|PageLocation|Sidebar(?!s?Config|ItemConfig).*)$/
    for (const file of ['build/config/troodon.ts', 'theme/clientApi.ts'])
      expect([...exportsOf(file)].filter((name) => !types.test(name) && !told.includes(name))).toEqual([])
  })

  it('documents every theme module, by its own name or by that of Docusaurus', () => {
    const modules = readdirSync('theme/public').flatMap(
      (name) => /^([\w-]+)(?:\.tsx?)?$/.exec(name)?.[1] ?? [],
    )
    const swizzling = readFileSync('content/docs/swizzling.md', 'utf8')
    const documented = modules.filter((name) => !swizzling.includes(`\`${name}\``))
    expect(
      documented.filter((name) => !new RegExp(`\`(?:@docusaurus|troodon/theme)/${name}\\b`).test(page)),
    ).toEqual([])
  })
})
