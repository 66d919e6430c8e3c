// The notices and the bill of materials of the published package name every package whose code is in it.
// test/support/cyclonedx/ has the schemas of CycloneDX 1.5, by its authors.
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'

interface Component {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly text: string
}
interface PackScripts {
  readonly componentsOf: (
    inputs: readonly string[],
    copied?: ReadonlyMap<string, readonly string[]>,
  ) => readonly Component[]
  readonly copiedFiles: () => ReadonlyMap<string, readonly string[]>
  readonly licensesOf: (components: readonly Component[]) => string
  readonly sbomOf: (own: object, components: readonly Component[], integrity: object) => string
  readonly integrityIn: (lock: object) => object
}

const scripts = ['components', 'packages', 'licenses', 'sbom'].map((name) => `../../scripts/pack/${name}.js`)
const modules = await Promise.all(scripts.map((script) => import(script)))
const { componentsOf, copiedFiles, licensesOf, sbomOf, integrityIn }: PackScripts = Object.assign(
  {},
  ...modules,
)

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const copied = copiedFiles()
const inputs = ['valibot/dist/index.mjs', 'opentype.js/dist/opentype.mjs'].map(
  (file) => `node_modules/${file}`,
)
const components = componentsOf([...inputs, 'build/main.ts'], copied)
const names = components.map(({ name }) => name)

it('bundled and copied packages, and those that these have bundled', () => {
  expect(names).toEqual(
    expect.arrayContaining(['valibot', ...copied.keys(), '@base-ui/react', 'preact', 'ai', 'tiny-inflate']),
  )
  expect(new Set(components.map(({ name, version }) => `${name}@${version}`)).size).toBe(components.length)
})

it('each of them has the text of its license', () => {
  const text = licensesOf(components)
  for (const { name, version, license, text: own } of components) {
    expect(own, name).toMatch(/permission|Permission|Apache License|PERMISSION|Redistribution/)
    expect(license, name).toBeTruthy()
    expect(text).toContain(`${name} ${version}\n\n${own}\n`)
  }
})

it('a package without a text stops the packing', () => {
  const inputs = ['node_modules/puppeteer-core/lib/index.js']
  expect(() => componentsOf(inputs)).toThrow('Packages without the text of their license: puppeteer-core.')
})

it('the bill of materials is valid, and the same each time', () => {
  const make = () => sbomOf(json('package.json'), components, integrityIn(json('package-lock.json')))
  const text = make()
  expect(make()).toBe(text)
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(
      json(`test/support/cyclonedx/${name}.schema.json`),
      `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
    )
  const validate = ajv.compile(json('test/support/cyclonedx/bom-1.5.schema.json'))
  const bom = JSON.parse(text)
  expect(validate(bom), JSON.stringify(validate.errors)).toBe(true)
  expect(text).not.toMatch(/timestamp|serialNumber/)
  const docsearch = bom.components.find((one: Component) => one.name === '@docsearch/js')
  expect(docsearch).toMatchObject({ purl: expect.stringMatching(/^pkg:npm\/%40docsearch\/js@\d/) })
  expect(docsearch.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  expect(bom.components).toHaveLength(components.length)
})
