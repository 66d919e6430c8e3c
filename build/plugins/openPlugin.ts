// Finds the code of a plugin made for Docusaurus and starts it.
import { dirname, join } from 'node:path'
import type { SiteModules } from '../config/modules/siteModules.ts'
import type { PluginConfig } from '../model/plugin.ts'
import type { DocusaurusPlugin, PluginContext } from './docusaurusPlugin.ts'
import { hookOf } from './hookOf.ts'

type DocusaurusEntry = Extract<PluginConfig, { readonly type: 'docusaurus' }>

interface PluginModule {
  readonly default?: unknown
  readonly validateOptions?: (input: { options: unknown; validate: unknown }) => unknown
}

export interface OpenedPlugin {
  readonly plugin: DocusaurusPlugin
  /** Its relative paths begin here: the folder of its module, or the site for a function. */
  readonly folder: string
}

/** Null for a plugin that decides to do nothing. Throws what its code throws. */
export async function openPlugin(
  { module, options }: DocusaurusEntry,
  context: PluginContext,
  modules: SiteModules,
): Promise<OpenedPlugin | null> {
  const file = typeof module === 'string' ? pluginFile(module, context.siteDir, modules) : null
  const found = file === null ? module : modules.require(file, join(context.siteDir, 'package.json'))
  const create = (found as PluginModule).default ?? found
  if (typeof create !== 'function') throw new Error('It does not export a function.')
  const { validateOptions } = found as PluginModule
  const given = { id: 'default', ...options }
  const checked = validateOptions ? validateOptions({ options: given, validate }) : given
  const name = typeof module === 'string' ? module : module.name || 'a function'
  const made = await hookOf({ name }, () => create(context, checked) as unknown)
  const plugin = (made ?? null) as DocusaurusPlugin | null
  return plugin && { plugin, folder: file === null ? context.siteDir : dirname(file) }
}

/** Also by a short name: `example` is docusaurus-plugin-example. */
function pluginFile(name: string, root: string, modules: SiteModules): string {
  const from = join(root, 'package.json')
  if (/^(?:\.|\/|[A-Za-z]:)/.test(name)) return modules.resolve(name, from)
  const names = [name, `docusaurus-plugin-${name}`, `docusaurus-theme-${name}`]
  const existing = names.find((one) => {
    try {
      return modules.resolve(one, from) !== ''
    } catch {
      return false
    }
  })
  return modules.resolve(existing ?? name, from)
}

interface Schema {
  readonly validate: (
    options: unknown,
    settings: object,
  ) => { readonly error?: Error; readonly value: unknown }
  /** Of Joi. */
  readonly append?: (keys: object) => Schema
  readonly $_root?: { readonly string: () => unknown }
}

/** The argument that Docusaurus passes to `validateOptions`: the plugin's schema checks its options. */
function validate(schema: Schema, options: unknown): unknown {
  const { id, ...own } = options as { readonly id?: string }
  // Every plugin has an id, whether its schema names it or not.
  const whole = schema.append?.({ id: schema.$_root?.string() }) ?? schema
  const given = whole === schema ? own : options
  const { error, value } = whole.validate(given, { convert: false })
  if (error) throw error
  return { ...(value as object), id: id ?? 'default' }
}
