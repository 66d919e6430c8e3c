// NUL in data. HTML cannot contain it, so a page in a browser would differ from its data: it becomes the
// replacement character, as CommonMark says for Markdown.

const replacement = '\uFFFD'

export const textWithoutNul = (text: string): string =>
  text.includes('\0') ? text.replaceAll('\0', replacement) : text

/** Strings in lists and objects of data, however deep. Values without NUL are the same objects afterwards. */
export function withoutNul<T>(value: T, above: readonly unknown[] = []): T {
  if (typeof value === 'string') return textWithoutNul(value) as T
  if (typeof value !== 'object' || value === null || above.includes(value)) return value
  const inside = [...above, value]
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutNul(item, inside))
    return items.some((item, index) => item !== value[index]) ? (items as T) : value
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype) return value
  const entries = Object.entries(value).map(([key, member]) => [key, withoutNul(member, inside)] as const)
  const isChanged = entries.some(([key, member]) => member !== (value as Record<string, unknown>)[key])
  return isChanged ? ({ ...value, ...Object.fromEntries(entries) } as T) : value
}
