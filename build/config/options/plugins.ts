// Plugins of the site.
import * as v from 'valibot'
import type { PluginEntry } from '../../model/config/plugin.ts'

export const pluginEntry = v.custom<PluginEntry>(
  isEntry,
  'must be a plugin, a function, the name of a module, or a list of one of these and its options',
)

export const pluginOptions = {
  /**
   * Plugins: those of Troodon as objects, those made for Docusaurus as a name, a function, or one of both
   * with options.
   * @default []
   * @example ['./plugins/team.js', ['docusaurus-plugin-example', { path: 'data' }]]
   */
  plugins: v.optional(v.array(pluginEntry), []),
}

function isEntry(entry: unknown): boolean {
  if (entry === false || entry === null || entry === undefined) return true
  if (Array.isArray(entry)) return entry.length <= 2 && isModule(entry[0])
  return isModule(entry) || isOwn(entry)
}

const isModule = (value: unknown): boolean => typeof value === 'string' || typeof value === 'function'

const isOwn = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { name?: unknown }).name === 'string' &&
  typeof (value as { version?: unknown }).version === 'string'
