// What the imports of a site's file of Prism languages lead to: Prism itself, the languages of its package,
// and the few modules of Docusaurus that such files use.
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { isPathId } from '../../config/modules/resolveModule.ts'
import type { Provide, SiteModules } from '../../config/modules/siteModules.ts'
import type { Prism, PrismInstance } from './prismInstance.ts'

interface ProviderOptions {
  readonly root: string
  readonly languages: readonly string[]
  readonly siteConfig: Readonly<Record<string, unknown>>
  readonly instance: PrismInstance
  readonly add: (name: string) => void
  readonly modules: () => SiteModules
  /** Gets the `package.json` of each package that is used. */
  readonly packages: Set<string>
}

export function provider(options: ProviderOptions): Provide {
  const { root, languages, siteConfig, instance, add, modules, packages } = options
  const { prism } = instance
  const addAll = (names: string | readonly string[] = []): void => [names].flat().forEach(add)
  const known: Readonly<Record<string, unknown>> = {
    prismjs: prism,
    'prismjs/components': addAll,
    'prismjs/components/index': addAll,
    'prism-react-renderer/prism': moduleOf(prism, prism),
    '@generated/docusaurus.config': moduleOf(siteConfig, siteConfig),
    '@docusaurus/ExecutionEnvironment': moduleOf(environment),
    ...Object.fromEntries(
      ['@theme-original', '@theme-init'].map((alias) => [
        `${alias}/prism-include-languages`,
        moduleOf(() => addAll(languages)),
      ]),
    ),
  }
  return (given, from) => {
    const id = given.replace(/\/$/, '').replace(/\.js$/, '')
    if (Object.hasOwn(known, id)) return { value: known[id] }
    const language = languageOf(id)
    if (language !== null) {
      add(language)
      return { value: prism }
    }
    if (id === 'prism-react-renderer')
      return { value: withPrism(prism, () => modules().require(given, root)) }
    if (given.startsWith('@site/'))
      return { value: modules().require(`./${given.slice('@site/'.length)}`, join(root, 'site.js')) }
    if (!isPathId(given) && !isBuiltin(given)) preparePackage(given, from)
    return undefined
  }

  /** Its modules import the same Prism. */
  function preparePackage(id: string, from: string): void {
    const file = modules().resolve(id, from)
    const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]
    if (folder === undefined) return
    packages.add(join(folder, 'package.json'))
    modules().runAsOwn(file)
  }
}

const environment = {
  canUseDOM: true,
  canUseEventListeners: false,
  canUseIntersectionObserver: false,
  canUseViewport: false,
}

/** Also for absolute paths: `require.resolve` may have found the file. */
const languageOf = (id: string): string | null =>
  /(?:^|[\\/]node_modules[\\/])prismjs[\\/]components[\\/]prism-([\w-]+?)(?:\.min)?$/.exec(id)?.[1] ?? null

/** An ES module. */
const moduleOf = (value: object, named: object = {}): object => ({
  ...named,
  __esModule: true,
  default: value,
})

/** prism-react-renderer with another Prism. The rest of it is read when somebody uses it. */
const withPrism = (prism: Prism, load: () => unknown): object =>
  new Proxy(moduleOf({ Prism: prism }, { Prism: prism }), {
    get: (own, key) => Reflect.get(own, key) ?? Reflect.get(Object(load()), key),
  })
