// Parses the examples in the documentation: configurations, front matter, data files, imports, quoted
// problems.
import { existsSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import { readAuthorsFile } from '../../build/kinds/blog/authors.ts'
import { type DiagnosticCode, defaultSeverities } from '../../build/model/rules.ts'
import { routePath, sourcePath } from '../../build/shared/paths.ts'
import { configIn, type DocFence, docFences, docFiles } from '../support/docFences.ts'
import { exportsOf } from '../support/exportsOf.ts'
import { memorySite, parser } from '../support/memorySite.ts'

/** The examples of error codes are mistakes; errorCodes.test.ts is about them. */
const fences = docFences().filter(({ at }) => !at.startsWith('content/docs/error-codes'))
const titled = (pattern: RegExp) =>
  fences
    .filter(({ title }) => title !== null && pattern.test(title))
    .map((fence) => [fence.at, fence] as const)

describe('a configuration', () => {
  const configs = titled(/(?:^|\/)site\.config\.\w+(?: \(part\))?$/)

  it('appears in many documents', () => {
    expect(configs.length).toBeGreaterThan(60)
  })

  it.each(configs)('%s is accepted', async (_, fence) => {
    const read = readConfig(await configIn(fence), { hasFolder: () => true })
    expect(read.ok ? [] : read.problems).toEqual([])
  })
})

/** Whether the page shows an error that the block has. */
const isMistake = ({ at, title }: DocFence) =>
  fences.some(
    (other) =>
      other.title === 'Output' &&
      other.at.split(':')[0] === at.split(':')[0] &&
      other.text.includes(`${title}:`),
  )

describe('front matter', () => {
  const documents = fences
    .filter((fence) => !isMistake(fence))
    .filter(
      ({ language, title, text }) =>
        /\.mdx?$/.test(title ?? '') || (/^(?:mdx?|yaml)$/.test(language) && text.startsWith('---\n')),
    )
    .map((fence) => [fence.at, fence] as const)

  it.each(documents)('%s has no problems', (_, { text, language, title }) => {
    const whole = language === 'yaml' && !/\n---\n/.test(text) ? `${text}---\n` : text
    const { facts } = parser.page(whole, title?.endsWith('.mdx') ? 'mdx' : 'auto')
    expect(
      facts.diagnostics.filter(({ code }) => code.startsWith('frontMatter') || code === 'invalidSlug'),
    ).toEqual([])
    // A line such as "## title: Welcome" is front matter that a formatter mistook for a heading.
    expect(facts.headings.filter(({ html }) => /^[a-z_A-Z]+: /.test(html))).toEqual([])
  })

  it.each(docFiles().map((file) => [file]))('%s starts with front matter', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^---\n\w+:/)
  })
})

describe('data files', () => {
  it.each(titled(/authors\.yml$/))('%s defines authors', (_, { text }) => {
    const { authors, diagnostics } = readAuthorsFile(sourcePath('blog/authors.yml'), load(text), {
      pageRoute: (path) => routePath(path, true),
      freeTypes: false,
    })
    expect(diagnostics).toEqual([])
    expect(authors.size).toBeGreaterThan(0)
  })

  it.each(titled(/docs\/.*(?:_category_\.(?:json|ya?ml)|tags\.yml)$/))(
    '%s is accepted',
    (_, { text, title }) => {
      const file = title?.replace(/^content\//, '') ?? ''
      const folder = file.slice(0, file.lastIndexOf('/'))
      const { problems } = memorySite({ [file]: text, [`${folder}/page.md`]: '# Page\n' }, { pages: false })
      expect(problems).toEqual([])
    },
  )
})

describe('components', () => {
  const modules = fences.flatMap(({ at, text, language }) =>
    /^(?:[jt]sx?|mdx?)$/.test(language)
      ? [
          ...text.matchAll(
            /^import (.*) from '((?:@|troodon\/)(?:theme|theme-original|docusaurus)\/[^']+)'/gm,
          ),
        ].map(([, , module]) => [at, module as string] as const)
      : [],
  )

  it.each(modules)('%s can import %s', (_, module) => {
    const name = module.replace(/^(?:@|troodon\/)[^/]+\//, 'theme/public/')
    expect(['.tsx', '.ts', '/index.ts'].some((ending) => existsSync(name + ending))).toBe(true)
  })

  const names = fences.flatMap(({ at, text }) =>
    [...text.matchAll(/^import (?:type )?\{ (.*) \} from '(troodon(?:\/client)?)'/gm)].flatMap(
      ([, list = '', module = '']) => list.split(', ').map((name) => [at, name, module] as const),
    ),
  )
  const exported: Readonly<Record<string, ReadonlySet<string>>> = {
    troodon: exportsOf('build/config/troodon.ts'),
    'troodon/client': exportsOf('theme/clientApi.ts'),
  }

  it.each(names)('%s can import %s from %s', (_, name, module) => {
    expect([...(exported[module] ?? [])]).toContain(name)
  })
})

describe('a quoted problem', () => {
  const quoted = fences.flatMap(({ at, text }) =>
    [...text.matchAll(/^\S+:\d+:\d+ {2}(error|warning) {2}(\w+) {2}/gm)].map(
      ([, severity, code]) => [at, severity, code] as const,
    ),
  )
  const named = docFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^Reported as (.*)$/gm)].flatMap(([, codes = '']) =>
      [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => [file, 'error', code] as const),
    ),
  )

  it.each([...quoted, ...named])('%s is an %s with the code %s', (_, severity, code) => {
    expect(defaultSeverities[code as DiagnosticCode]).toBe(severity)
  })
})
