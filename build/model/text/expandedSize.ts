// YAML that names a value many times is small, and larger than any memory once it is written out.

/** The largest allowed number of characters. */
const limit = 5_000_000

/** Why a value read from YAML cannot be written out, or null. A value that contains itself has no end. */
export function expansionProblem(value: unknown): string | null {
  const left = [value]
  for (let size = 0; left.length > 0; ) {
    const one = left.pop()
    size += 1 + (typeof one === 'string' ? one.length : 0)
    if (size > limit) return `its aliases make more than ${limit} characters of it`
    if (typeof one === 'object' && one !== null)
      for (const [key, inside] of Object.entries(one)) left.push(key, inside)
  }
  return null
}
