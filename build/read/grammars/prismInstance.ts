// Prism from the packages of the site: each instance is a new one, with the languages that Docusaurus has.
// Files of its package run once for each instance, as Prism adds languages to an instance in place.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { PrismToken } from '../../markdown/colors/prismTokens.ts'

export type Grammar = Readonly<Record<string, unknown>>

export interface Prism {
  languages: Record<string, unknown>
  readonly tokenize: (code: string, grammar: Grammar) => readonly PrismToken[]
  readonly hooks: { readonly run: (name: string, values: object) => void }
}

export interface PrismInstance {
  readonly prism: Prism
  /** Adds a language of the package with those that it needs; false when there is none of this name. */
  readonly add: (name: string) => boolean
  /** Languages that were added, in this order. */
  readonly added: ReadonlySet<string>
}

/** `folder` is that of the package `prismjs`. */
export function openPrism(folder: string): PrismInstance {
  const module = { exports: {} as Prism }
  run(join(folder, 'components/prism-core.js'), { module, global: {} })
  const prism = module.exports
  const { languages } = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8')) as Components
  const added = new Set<string>()
  const add = (name: string): boolean => {
    if (added.has(name)) return true
    const file = join(folder, `components/prism-${name}.js`)
    if (name === 'core' || !existsSync(file)) return name === 'core'
    for (const needed of [languages[name]?.require ?? []].flat()) add(needed)
    added.add(name)
    run(file, { Prism: prism, module: { exports: {} } })
    return true
  }
  for (const name of firstLanguages) add(name)
  return { prism, add, added }
}

interface Components {
  readonly languages: Readonly<Record<string, { readonly require?: string | readonly string[] } | undefined>>
}

/** Those that prism-react-renderer includes, in its order. */
const firstLanguages =
  'markup clike javascript actionscript coffeescript javadoclike css yaml markdown graphql sql typescript jsdoc flow n4js jsx tsx swift kotlin c objectivec reason rust go cpp python json'.split(
    ' ',
  )

/** Without the names of a browser, in which Prism would look for code blocks. */
function run(file: string, values: Readonly<Record<string, unknown>>): void {
  const names = ['window', 'self', 'document', ...Object.keys(values)]
  const code = compileFunction(readFileSync(file, 'utf8'), names, { filename: file })
  Reflect.apply(code, {}, [undefined, {}, undefined, ...Object.values(values)])
}
