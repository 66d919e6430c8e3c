// The arguments after `npm run bench --`.

/** The argument after an option; null if the option is missing. */
export function option(name: string): string | null {
  const at = process.argv.indexOf(name)
  return at === -1 ? null : (process.argv[at + 1] ?? '')
}

export const numbers = (name: string, usual: string): readonly number[] =>
  (option(name) ?? usual).split(',').map(Number)
