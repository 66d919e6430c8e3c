// The public sites of scripts/compat/RESULTS.md, built with Docusaurus and with Troodon.
import saved from './publicSites.json'

export interface PublicSite {
  /** Its repository, as the results name it. */
  readonly name: string
  /** Routes that both builders make. */
  readonly routes: number
  /** Seconds of processor time of Docusaurus, and of Troodon. */
  readonly processor: readonly number[]
  /** The highest memory of all processes in megabytes, of both. */
  readonly memory: readonly number[]
  /** How many times as fast Troodon is by the clock. */
  readonly times: number
}

export const { rows: publicSites, docusaurus, node, date } = saved

/** The sites with the most routes. */
export const largestSites = (count: number): readonly PublicSite[] =>
  [...publicSites].sort((a, b) => b.routes - a.routes).slice(0, count)

export const slowest = publicSites.reduce((found, site) => (site.times < found.times ? site : found))
