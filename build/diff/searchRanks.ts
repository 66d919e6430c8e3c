// `search.queries.yml`: queries of readers, with the page that each should find.
import { readYaml } from '../model/text/yaml.ts'
import { UsageError } from '../model/usageError.ts'

/** The name of the file in the folder of the site. */
export const queriesName = 'search.queries.yml'

interface Query {
  readonly query: string
  /** The path of the page without the base URL. */
  readonly page: string
  /** How near the top it should be. */
  readonly top: number
}

export interface SearchChange extends Query {
  /** Counts from 1; null where the page is not among the first 20. */
  readonly before: number | null
  readonly after: number | null
  readonly isExpected: boolean
}

/** The paths of the pages that a site finds, best first. */
export type Search = (query: string, limit: number) => Promise<readonly string[]>

const limit = 20

/** Throws a UsageError for a file of another form. */
export function readQueries(text: string): readonly Query[] {
  const rows = readYaml(text) ?? []
  if (!Array.isArray(rows)) throw wrong('a list')
  return rows.map((row: unknown, at) => {
    const { query, page, top = 3 } = (row ?? {}) as Partial<Record<keyof Query, unknown>>
    if (
      typeof query !== 'string' ||
      typeof page !== 'string' ||
      !page.startsWith('/') ||
      typeof top !== 'number'
    )
      throw wrong(`\`query\`, \`page\` (a path such as /docs/cli/) and \`top\` (a number) in entry ${at + 1}`)
    return { query, page, top }
  })
}

const wrong = (expected: string): UsageError => new UsageError(`${queriesName} must have ${expected}.`)

export async function searchChanges(
  queries: readonly Query[],
  searches: { readonly before: Search; readonly after: Search },
): Promise<readonly SearchChange[]> {
  const changes: SearchChange[] = []
  for (const one of queries) {
    const [before, after] = [await rankOf(one, searches.before), await rankOf(one, searches.after)]
    changes.push({ ...one, before, after, isExpected: after !== null && after <= one.top })
  }
  return changes
}

async function rankOf({ query, page }: Query, search: Search): Promise<number | null> {
  const pages = [
    ...new Set((await search(query, limit)).map((path) => path.replace(/[?#].*$/, '').replace(/\/$/, ''))),
  ]
  const at = pages.indexOf(page.replace(/\/$/, ''))
  return at === -1 ? null : at + 1
}
