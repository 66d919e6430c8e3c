// The key `plugins`: its entries in one form.
import type { PluginConfig, PluginEntry, TroodonPlugin } from '../../model/config/plugin.ts'

/** Leaves out entries that are `false` or empty, which conditions in the configuration make. */
export const pluginsOf = (entries: readonly PluginEntry[]): readonly PluginConfig[] =>
  entries.flatMap((entry): readonly PluginConfig[] => {
    if (entry === false || entry === null || entry === undefined) return []
    if (typeof entry === 'string' || typeof entry === 'function')
      return [{ type: 'docusaurus', module: entry, options: {} }]
    if (isList(entry)) return [{ type: 'docusaurus', module: entry[0], options: asOptions(entry[1]) }]
    return [{ type: 'own', plugin: entry }]
  })

type Pair = Extract<PluginEntry, readonly unknown[]>

const isList = (entry: TroodonPlugin | Pair): entry is Pair => Array.isArray(entry)

const asOptions = (options: unknown): Readonly<Record<string, unknown>> =>
  typeof options === 'object' && options !== null ? (options as Readonly<Record<string, unknown>>) : {}
