// Plugins of webpack that change the settings of a compiler, or apply others of its plugins
// (`new compiler.webpack.ProvidePlugin(…).apply(compiler)`): the settings that they leave.
import type { AssetDefaults } from './assetRules.ts'
import { webpackExports } from './webpackPlugins.ts'

interface Settings {
  readonly resolve?: { readonly alias?: unknown; readonly fallback?: unknown }
  readonly module?: AssetDefaults['module'] & { readonly rules?: readonly object[] }
  readonly plugins?: readonly object[] | undefined
}

/** The settings with what each plugin changes. `isKnown`: read by name, and not applied. */
export function withApplied<Given extends Settings>(
  given: Given,
  offered: object,
  isKnown: (plugin: object) => boolean,
): Given {
  let settings = { ...given, plugins: [] as readonly object[] }
  for (const plugin of (given.plugins ?? []).filter(Boolean)) {
    const changed = isKnown(plugin) ? null : afterApply(plugin, settings, offered)
    const isDone = (one: object) => one === plugin || isKnown(one)
    const nested = changed && withApplied({ plugins: changed.plugins }, offered, isDone).plugins
    settings = { ...settings, ...changed, plugins: [...settings.plugins, ...(nested ?? [plugin])] }
  }
  return settings
}

/** Null for a plugin that changes nothing. One that also does something else stays in the list. */
function afterApply(plugin: object, { resolve, module }: Settings, offered: object): Settings | null {
  const { apply } = plugin as { readonly apply?: (compiler: object) => void }
  if (typeof apply !== 'function') return null
  const before = {
    resolve: { alias: {}, fallback: {}, ...resolve },
    module: { ...module, rules: [...(module?.rules ?? [])] },
  }
  const options = {
    ...{ ...offered, ...before, plugins: [] as object[] },
    resolve: {
      ...before.resolve,
      alias: copyOf(before.resolve.alias),
      fallback: copyOf(before.resolve.fallback),
    },
    module: { ...before.module, rules: [...before.module.rules] },
  }
  const isWhole = applyTo(plugin, apply, options)
  const { alias, fallback } = options.resolve
  const changed = {
    resolve: { ...resolve, alias, fallback },
    module: { ...module, rules: options.module.rules },
    plugins: isWhole ? options.plugins : [...options.plugins, plugin],
  }
  const shown = (one: Settings) => JSON.stringify([one.resolve?.alias, one.resolve?.fallback])
  const isSame =
    options.plugins.length === 0 &&
    options.module.rules.length === before.module.rules.length &&
    shown(options) === shown(before)
  return isSame ? null : changed
}

const copyOf = (value: unknown): unknown =>
  Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }

/** False if the plugin needs more of a compiler than its settings. */
function applyTo(plugin: object, apply: (compiler: object) => void, options: object): boolean {
  let isWhole = true
  const tap = (name: string) => (_plugin: unknown, act: (...given: unknown[]) => unknown) => {
    if (early.has(name)) act(compiler)
    else isWhole = false
  }
  const hookOf = (name: string): object => ({
    ...{ tap: tap(name), tapAsync: tap(name), tapPromise: tap(name) },
    for: () => hookOf(name),
  })
  const compiler = {
    options,
    webpack: webpackExports,
    context: (options as { readonly context?: string }).context,
    hooks: new Proxy({}, { get: (_all, name) => hookOf(String(name)) }),
  }
  try {
    apply.call(plugin, compiler)
    return isWhole
  } catch {
    return false
  }
}

/** Hooks of a compiler at which settings are still changed. */
const early: ReadonlySet<string> = new Set(['environment', 'afterEnvironment', 'initialize', 'afterPlugins'])
