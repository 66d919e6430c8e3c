// Copies of what plugins have loaded, for hooks that run again later with the content itself: where the site
// has its own theme, `contentLoaded` is called once for data and once for the routes of the theme.

/** Lists and plain objects are copied. Everything else stays what it is, and so do references among them. */
export function contentCopier(): <Value>(content: Value) => Value {
  const copies = new Map<object, object>()
  const copy = (value: unknown): unknown => {
    if (!isCopied(value)) return value
    const known = copies.get(value)
    if (known) return known
    const made = Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value))
    copies.set(value, made)
    for (const [name, one] of Object.entries(value)) made[name] = copy(one)
    return made
  }
  return copy as <Value>(content: Value) => Value
}

function isCopied(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype = Object.getPrototypeOf(value)
  // Plugins may run in a realm of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
