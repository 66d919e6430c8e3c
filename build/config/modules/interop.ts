// The result of `require` for an ES module: its default export with the named ones beside it, so that
// `require('x')`, `require('x').default` and `import x from 'x'` are the same value.

export function withDefault(module: unknown): unknown {
  if (typeof module !== 'object' || module === null || !('default' in module)) return module
  if (!('__esModule' in module) && Object.prototype.toString.call(module) !== '[object Module]') return module
  const { default: value, ...named } = module as { readonly default: unknown }
  if (!canHaveMembers(value) || value === module) return module
  for (const [name, member] of [...Object.entries(named), ['default', value] as const])
    if (!(name in value)) Object.defineProperty(value, name, { value: member, configurable: true })
  return value
}

/** Values whose named neighbors can be kept as hidden members. */
const canHaveMembers = (value: unknown): value is object =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') && Object.isExtensible(value)
