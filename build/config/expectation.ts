// Describes in words what valibot expects: `('a' | "b")` → `'a' or 'b'`.
export const expectation = (expected: string | null): string =>
  (expected ?? 'something else')
    .replaceAll('"', "'")
    .replaceAll('(', '')
    .replaceAll(')', '')
    .replaceAll(' | ', ' or ')
