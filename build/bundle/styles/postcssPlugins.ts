// The plugins of PostCSS in every form that a configuration can give them in: as postcss-loader reads them.
export type Plugins = readonly unknown[]

type Creator = (options?: unknown) => unknown

/** A list of plugins, `[name, options]` and `{ name: options }`, or an object. The last options win. */
export function postcssPlugins(given: unknown, require: NodeJS.Require): Plugins {
  const found = new Map<unknown, unknown>()
  const add = (plugin: unknown, options: unknown) => {
    if (options === false) found.delete(plugin)
    else found.set(plugin, options)
  }
  const addAll = (all: object) => {
    for (const [name, options] of Object.entries(all)) add(name, options)
  }
  if (!Array.isArray(given)) addAll((given ?? {}) as object)
  else
    for (const one of given.filter(Boolean) as readonly unknown[])
      if (Array.isArray(one)) add(one[0], one[1])
      else if (isNamed(one)) addAll(one)
      else add(one, undefined)
  return [...found].flatMap(([plugin, options]) => {
    if (typeof plugin === 'string') return [load(plugin, options, require)]
    return plugin ? [made(plugin, options)] : []
  })
}

/** `{ name: options }`. A plugin itself has more keys, or `postcssPlugin` alone. */
function isNamed(one: unknown): one is object {
  if (typeof one !== 'object' || one === null) return false
  const values: readonly unknown[] = Object.values(one)
  return values.length === 1 && ['object', 'boolean'].includes(typeof values[0]) && values[0] !== null
}

function load(name: string, options: unknown, require: NodeJS.Require): unknown {
  const module = require(name) as { readonly default?: unknown }
  return made(module.default ?? module, options)
}

/** PostCSS calls a function that got no options itself. */
const made = (plugin: unknown, options: unknown): unknown =>
  typeof plugin === 'function' && typeof options === 'object' && options !== null
    ? (plugin as Creator)(options)
    : plugin
