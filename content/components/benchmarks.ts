// The figures of the benchmark table in the README, as `npm run bench -- --against … --save FILE` writes them.
import saved from './benchmarks.json'

/** One site builder at one size. */
export interface Measurement {
  readonly name: string
  readonly version: string
  readonly pages: number
  /** Seconds of a build without a cache. */
  readonly cold: number
  /** Seconds of a build after one page changed. */
  readonly edited: number
  /** The highest memory of all processes, in megabytes. */
  readonly memory: number
}

/**
 * All builders at 1,000 pages, without other packages, with the version of Node that they were all measured
 * with.
 */
export const measurements: readonly Measurement[] = saved.rows.filter(
  ({ pages, name, version }) => pages === 1000 && !/, Node |\+/.test(`${name} ${version}`),
)

export const measured = (name: string): Measurement =>
  measurements.find((row) => row.name === name) as Measurement

/** Where the figures are from: `Node 20.20, 2 cores, November 2026`. */
export const machine = `Node ${saved.node}, ${saved.cores} virtual cores, ${saved.date}`
