// Words that mean the same on this site: a query with one of them also finds pages with the other.

export interface Alias {
  readonly word: readonly string[]
  readonly other: readonly string[]
}

/** The query, and the same with each of its aliases replaced. */
export function withAliases(
  terms: readonly string[],
  aliases: readonly Alias[],
): readonly (readonly string[])[] {
  return [terms, ...aliases.flatMap((alias) => replaced(terms, alias))]
}

function replaced(terms: readonly string[], { word, other }: Alias): readonly (readonly string[])[] {
  const at = terms.findIndex((_, index) => word.every((one, place) => terms[index + place] === one))
  if (at === -1 || word.length === 0) return []
  return [[...terms.slice(0, at), ...other, ...terms.slice(at + word.length)]]
}
