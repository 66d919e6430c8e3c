// Compares the lists in the documentation with the code, in both directions: options, front matter, flags,
// browser modules.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allFlags } from '../../build/commands/command.ts'
import { flagOf } from '../../build/commands/flags.ts'
import { helpText } from '../../build/commands/help.ts'
import { commands } from '../../build/commands/index.ts'
import { blog } from '../../build/config/options/blog.ts'
import { docs } from '../../build/config/options/docs.ts'
import { pages } from '../../build/config/options/pages.ts'
import { themeConfig } from '../../build/config/options/theme.ts'
import { schema } from '../../build/config/schema.ts'
import { frontMatterFields } from '../../build/model/frontMatter.ts'
import { exportsOf } from '../support/exportsOf.ts'

const read = (name: string) => readFileSync(`content/docs/${name}`, 'utf8')
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string)
const section = (text: string, heading: string) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
/** Names in the first column of a document's tables. */
const listed = (text: string) =>
  [...text.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => codeIn(cell))

const configuration = read('configuration.md')
const dictionary = read('api/docusaurus.config.js.md')
const themePage = read('api/themes/theme-configuration.md')

describe('options', () => {
  it.each([
    ['docs', docs, 'api/plugins/plugin-content-docs.md'],
    ['blog', blog, 'api/plugins/plugin-content-blog.md'],
    ['pages', pages, 'api/plugins/plugin-content-pages.md'],
  ] as const)('of %s are those that are documented', (_, { entries }, page) => {
    expect(listed(section(read(page), 'Options')).sort()).toEqual(Object.keys(entries).sort())
  })

  it('of feeds match the documentation', () => {
    const feeds = blog.entries.feedOptions.wrapped.getter({})
    expect('entries' in feeds && Object.keys(feeds.entries).sort()).toEqual(
      listed(section(read('api/plugins/plugin-content-blog.md'), 'Feeds')).sort(),
    )
  })

  it('of the site match the guide', () => {
    const known = [schema, docs].flatMap(({ entries }) => Object.keys(entries))
    const told = codeIn(configuration).map((code) => code.split(/[.:]/)[0] as string)
    expect(Object.keys(schema.entries).filter((key) => !told.includes(key))).toEqual([])
    expect(listed(configuration).filter((key) => !known.includes(key.split('.')[0] as string))).toEqual([])
  })

  it('of the theme are documented', () => {
    const told = codeIn(themePage).map((code) => code.split('.')[0])
    const headings = [...themePage.matchAll(/^## (.*)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replace(' ', ''),
    )
    expect(
      Object.keys(themeConfig.entries).filter(
        (key) => !told.includes(key) && !headings.includes(key.toLowerCase()),
      ),
    ).toEqual([])
  })

  it('that the migration dictionary calls identical exist', () => {
    const same = listed(section(dictionary, 'Fields that are the same'))
    expect(same.length).toBeGreaterThan(10)
    expect(same.filter((key) => !Object.hasOwn(schema.entries, key))).toEqual([])
    expect(
      codeIn(section(dictionary, 'Fields without a counterpart')).filter((key) =>
        Object.hasOwn(schema.entries, key),
      ),
    ).toEqual([])
  })
})

describe('front matter', () => {
  const fieldsOf = (page: string) =>
    codeIn(section(read(page), 'Front matter')).filter(
      (code) =>
        /^\w+$/.test(code) && !/^(?:null|true|false|label|permalink|date|author|md|auto|detect)$/.test(code),
    )
  const all = Object.keys(frontMatterFields)

  it('fields of every page kind match the documentation', () => {
    const told = new Set(
      ['plugin-content-docs', 'plugin-content-blog', 'plugin-content-pages'].flatMap((page) =>
        fieldsOf(`api/plugins/${page}.md`),
      ),
    )
    const own = ['author', 'date']
    expect([...told].filter((field) => !all.includes(field))).toEqual([])
    expect(all.filter((field) => !told.has(field) && !own.includes(field))).toEqual([])
  })

  it('fields in the guide exist', () => {
    expect(
      listed(section(read('guides/docs/create-doc.md'), 'Front matter')).filter(
        (field) => !all.includes(field),
      ),
    ).toEqual([])
  })
})

describe('the command line', () => {
  const page = read('cli.md')
  const about = (name: string) => section(page, name)

  it.each(commands.map((command) => [command.name, command] as const))('has the usage of %s', (name) => {
    const usage = new RegExp(`^  (troodon ${name}\\b.*)$`, 'm').exec(helpText(commands))?.[1]
    expect(about(name)).toContain(`\`\`\`text\n${usage}\n\`\`\``)
  })

  it.each(commands.map((command) => [command.name, command] as const))(
    'has every option of %s, with its short name and value',
    (name, command) => {
      const rows = [...about(name).matchAll(/^\| ((?:`-[^|]*`(?:, )?)+) \|/gm)].map(([, cell]) => cell)
      const names = allFlags(command).map((flag) => {
        const { short, value } = flagOf(flag)
        return `${short ? `\`${short}\`, ` : ''}\`${flag}${value ? ` ${value}` : ''}\``
      })
      expect(rows.sort()).toEqual(names.sort())
    },
  )

  it('has the options of init on the page about create-troodon, too', () => {
    const other = section(read('api/misc/create-docusaurus.md'), 'Options')
    expect(
      listed(other)
        .filter((code) => code.startsWith('--'))
        .sort(),
    ).toEqual(
      listed(about('init'))
        .filter((code) => code.startsWith('--'))
        .sort(),
    )
  })

  it('has the example that the usage text of each command has', () => {
    for (const { name, example } of commands) expect(about(name), name).toContain(`troodon ${example}`)
  })

  it('has a default for every option', () => {
    for (const { name } of commands)
      for (const [row, meaning] of about(name).matchAll(/^\| (?:`-[^|]*) \| ([^|]*) \|/gm))
        expect(meaning?.trim(), `${name}: ${row}`).not.toBe('')
  })

  it('has all exit codes and environment variables', () => {
    expect([...about('Exit codes').matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code))).toEqual([
      0, 1, 2, 130,
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
    // `troodon swizzle --list` prints the components of Docusaurus' theme.
    const { '@theme': themed } = JSON.parse(readFileSync('test/facts/clientApi.json', 'utf8'))
    const listed = new Set(themed.map((name: string) => name.replace(/\/.*/, '')))
    const documented = modules.filter((name) => !listed.has(name))
    expect(documented.length).toBeGreaterThan(20)
    expect(
      documented.filter((name) => !new RegExp(`\`(?:@docusaurus|troodon/theme)/${name}\\b`).test(page)),
    ).toEqual([])
  })
})
