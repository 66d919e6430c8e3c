// The parts of a configuration for Docusaurus that the converter names. Values are checked after they were
// converted, with those of every other configuration.

/** An object of the configuration, before its members are known. */
export type Raw = Readonly<Record<string, unknown>>

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const rawOf = (value: unknown): Raw => (isRaw(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Whether a value is an object of data, not one of a class. */
export function isPlain(value: unknown): value is Raw {
  if (!isRaw(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
