// Compares the lists of the reference pages with the schema of the configuration: every option has an entry
// with its type and default, and an example; no entry is about an option that does not exist.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { schema } from '../../build/config/schema.ts'
import { schemaKeys } from '../../scripts/schemas/schemaKeys.ts'
import { type TypeDocs, typeDocs } from '../../scripts/schemas/typeDocs.ts'
import { configIn, type DocFence, fencesOf } from '../support/docFences.ts'
import { optionLists } from '../support/optionLists.ts'
import { referencePages } from '../support/referencePages.ts'

const keys = [...schemaKeys(schema).keys()]
const docs = typeDocs('build/config/troodon.ts', ['SiteConfig']).get('SiteConfig') as TypeDocs

/** Code that contains a backtick is between two of them. */
const asCode = (value: string): string => (value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``)

describe.each(referencePages)('$page', ({ page, covers, root, shapes = [] }) => {
  const file = `content/docs/api/${page}`
  const rows = optionLists(file)
  const own = keys.filter(covers)
  /** `navbar.logo.src` is described as `logo.src`, once for the navbar and the footer. */
  const shown = (whole: string) => {
    const key = root ? whole.slice(root.length + 1) : whole
    const shape = shapes.find(([prefix]) => key.startsWith(`${prefix}.`))
    return shape ? `${shape[1]}${key.slice(shape[0].length)}` : key
  }
  const names = rows.map(({ name }) => name)

  it('describes every option once', () => {
    expect(own.length).toBeGreaterThan(1)
    expect([...new Set(own.map(shown))].filter((key) => !names.includes(key))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('describes no option that does not exist', () => {
    const known = new Set(own.map(shown))
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  it('has the type, the default and a description of every option', () => {
    for (const { name, type, usual, description } of rows) {
      expect(type, name).not.toBe('')
      expect(description, name).toMatch(/\.$/)
      const doc = docs.get(own.find((key) => shown(key) === name) as string)
      const value = doc?.default ?? null
      // A long value is in a code block.
      if (value === null) expect(usual, name).toMatch(/^required/)
      // `null` and a few others have a default that depends on the files of the site.
      else if (/^(?:'|\[|\{|-?\d|true$|false$)/.test(value)) {
        if (value.length > 60) expect(readFileSync(file, 'utf8'), name).toContain(`: ${value}\n`)
        else expect(usual, name).toBe(asCode(value))
      } else expect(usual, name).not.toBe('')
    }
  })

  it('has an example of every option', async () => {
    const configs = await Promise.all(
      fencesOf(file)
        .filter(({ title }) => /^site\.config\.\w+(?: \(part\))?$/.test(title ?? ''))
        .map(configIn),
    )
    const used = new Set(configs.flatMap((config) => pathsIn(config, '')))
    const missing = own.filter((key) => ![...used].some((path) => path === key))
    // A shape needs one example for all the places that it has.
    const shownIn = (key: string) => own.some((other) => shown(other) === shown(key) && used.has(other))
    expect(missing.filter((key) => !shownIn(key))).toEqual([])
  })

  it('has examples that set the option', async () => {
    for (const { name, example } of rows) {
      if (example === null) continue
      const value = await configIn({ ...exampleFence, text: `${example}\n` })
      const places = own.filter((key) => shown(key) === name)
      const set = new Set(places.flatMap((key) => pathsIn(placed(value, key, name), '')))
      // Where the whole path is long, the example has the last key only.
      const last = Object.keys(value as object)
      expect(places.some((key) => set.has(key)) || last[0] === name.split('.').at(-1), name).toBe(true)
    }
  })
})

it('the reference pages cover the whole configuration', () => {
  expect(keys.filter((key) => !referencePages.some(({ covers }) => covers(key)))).toEqual([])
})

const exampleFence: Omit<DocFence, 'text'> = { at: '', language: 'ts', title: '(part)', before: '' }

/** The value below the root that the names of the page leave out. */
function placed(value: unknown, key: string, name: string): unknown {
  const root = key.slice(0, Math.max(0, key.length - name.length - 1))
  return root === ''
    ? value
    : root.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), value)
}

/** Paths of the keys in a configuration, as in `schemaKeys`: names of versions and the like add nothing. */
function pathsIn(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = path === '' ? name : `${path}.${name}`
    return keys.includes(key) ? [key, ...pathsIn(inner, key)] : pathsIn(inner, path)
  })
}
