// The value of a data file that differs by language: a module that asks for the language.

export class InLanguages {
  /** By language. */
  readonly values: Readonly<Record<string, unknown>>

  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values
  }
}

/** The values of data files in one language. */
export function dataIn<K>(locale: string, data: ReadonlyMap<K, unknown>): ReadonlyMap<K, unknown> {
  const own = [...data].flatMap(([file, value]) =>
    value instanceof InLanguages ? [[file, value.values[locale]] as const] : [],
  )
  return own.length === 0 ? data : new Map([...data, ...own])
}
