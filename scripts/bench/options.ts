// The words after `npm run bench --`.

/** The word after an option; null when the option is not given. */
export function option(name: string): string | null {
  const at = process.argv.indexOf(name)
  return at === -1 ? null : (process.argv[at + 1] ?? '')
}

export const numbers = (name: string, usual: string): readonly number[] =>
  (option(name) ?? usual).split(',').map(Number)
