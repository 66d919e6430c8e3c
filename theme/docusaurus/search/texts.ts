// The texts of the search in the language of the site.
import { site } from '../given.ts'

type Values = Readonly<Record<string, string | number>>

export const text = (id: string, message: string, values: Values = {}): string =>
  (site.search?.messages[id] ?? message).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
