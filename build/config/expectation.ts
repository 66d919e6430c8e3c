// Describes in words what valibot expects: `('a' | "b" | number)` → `'a', 'b' or a number`.
export function expectation(expected: string | null): string {
  const parts = (expected ?? 'something else').replaceAll('"', "'").replace(/[()]/g, '').split(' | ')
  const words = parts.map(nameOfType)
  const last = words.pop() as string
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`
}

/** In words for the types that people write. */
export const nameOfType = (type: string): string => typeNames[type] ?? type

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
  Function: 'a function',
}
