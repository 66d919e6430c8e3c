// Conditions of a rule of webpack: which files it is about.

type Condition =
  | RegExp
  | string
  | ((value: string) => unknown)
  | readonly Condition[]
  | { readonly and?: readonly Condition[]; readonly or?: readonly Condition[]; readonly not?: Condition }

export interface Conditions {
  readonly test?: Condition
  readonly include?: Condition
  readonly exclude?: Condition
  readonly resource?: Condition
  readonly resourceQuery?: Condition
}

/** `path` is absolute; `query` is empty or begins with `?`. A rule without conditions is about no file. */
export function matcherOf(conditions: Conditions): (path: string, query: string) => boolean {
  const { test, include, exclude, resource, resourceQuery } = conditions
  const wanted = [test, include, resource].filter((one) => one !== undefined)
  if (wanted.length === 0 && resourceQuery === undefined) return () => false
  return (path, query) =>
    wanted.every((one) => fits(one, path)) &&
    (exclude === undefined || !fits(exclude, path)) &&
    (resourceQuery === undefined || fits(resourceQuery, query))
}

/** A string is the beginning of a path. */
function fits(condition: Condition, value: string): boolean {
  if (condition instanceof RegExp)
    return new RegExp(condition.source, condition.flags.replace(/[gy]/g, '')).test(value)
  if (typeof condition === 'string') return value.startsWith(condition)
  if (typeof condition === 'function') return Boolean(condition(value))
  if (isList(condition)) return condition.some((one) => fits(one, value))
  const { and = [], or, not } = condition
  return (
    and.every((one) => fits(one, value)) &&
    (or === undefined || or.some((one) => fits(one, value))) &&
    (not === undefined || !fits(not, value))
  )
}

const isList = (condition: object): condition is readonly Condition[] => Array.isArray(condition)

/** The same for equal conditions. */
export const conditionsKey = (conditions: Conditions): string =>
  JSON.stringify(conditions, (_, value: unknown) =>
    value instanceof RegExp || typeof value === 'function' ? String(value) : value,
  )
