// YAML that names a value many times is small, and larger than any memory once it is written out.

/** The largest allowed number of characters. */
const limit = 5_000_000

/** Why a value read from YAML cannot be written out, or null. It reads each object once. */
export function expansionProblem(value: unknown): string | null {
  // Of objects; null while the values in it are not known.
  const sizes = new Map<object, number | null>()
  const sizeOf = (one: unknown) =>
    1 + (typeof one === 'string' ? one.length : isObject(one) ? (sizes.get(one) ?? 0) : 0)
  const left = [value]
  while (left.length > 0) {
    const one = left.at(-1)
    const size = isObject(one) ? sizes.get(one) : 0
    if (!isObject(one) || typeof size === 'number') left.pop()
    else if (size === undefined) {
      sizes.set(one, null)
      const inside = Object.values(one).filter(isObject)
      if (inside.some((each) => sizes.get(each) === null))
        return 'an alias repeats a value that contains the alias itself'
      for (const each of inside) left.push(each)
    } else {
      const total = Object.entries(one).reduce((sum, [key, each]) => sum + sizeOf(key) + sizeOf(each), 0)
      if (total > limit) return `its aliases make more than ${limit} characters of it`
      sizes.set(one, total)
    }
  }
  return sizeOf(value) > limit ? `its aliases make more than ${limit} characters of it` : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
