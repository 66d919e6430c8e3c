// NUL and Unicode forms in data. HTML cannot contain NUL, so a page in a browser would differ from its data:
// it becomes the replacement character, as CommonMark says for Markdown. Names in data are compared with
// names of files, so all have one form.
import { inOneForm } from './paths.ts'

const replacement = '\uFFFD'

export const textWithoutNul = (text: string): string =>
  text.includes('\0') ? text.replaceAll('\0', replacement) : text

/** Strings in lists and objects, however deep. Values without NUL are the same objects afterwards. */
export const withoutNul = <T>(value: T): T => mapTexts(value, textWithoutNul)

/** The same with all strings and keys in one form, for data in which no name is a path on the disk. */
export const cleanValues = <T>(value: T): T => mapTexts(value, (text) => inOneForm(textWithoutNul(text)))

function mapTexts<T>(value: T, change: (text: string) => string, above: readonly unknown[] = []): T {
  if (typeof value === 'string') return change(value) as T
  if (typeof value !== 'object' || value === null || above.includes(value)) return value
  const inside = [...above, value]
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, change, inside))
    return items.some((item, index) => item !== value[index]) ? (items as T) : value
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype) return value
  const entries = Object.entries(value).map(
    ([key, member]) => [change(key), mapTexts(member, change, inside)] as const,
  )
  const isChanged = entries.some(([key, member]) => member !== (value as Record<string, unknown>)[key])
  return isChanged ? (Object.fromEntries(entries) as T) : value
}
