// Other builders on the same corpus, in interleaved rounds: each round builds with every builder once, so that
// a busy minute of the machine affects all of them. If one cannot be installed or fails, its row contains the
// reason.
import { resolve } from 'node:path'
import { generateSite } from '../generateSite.ts'
import { type Contender, measureRound, prepare, type Sample } from './contender.ts'
import { nodeNamed } from './nodes.ts'
import { peers } from './peers/index.ts'
import { type Failed, printTable, type Row, saveRows } from './rows.ts'
import { build } from './troodon.ts'

export interface AgainstOptions {
  readonly names: readonly string[]
  readonly sizes: readonly number[]
  /** Major versions of Node. The first is the one in the table of the README. */
  readonly nodes: readonly string[]
  readonly rounds: number
  /** The folder where the builders are installed and their sites are written. */
  readonly work: string
  /** The limit of one build in seconds. */
  readonly limit: number
  /** File for the figures, such as `content/components/benchmarks.json`; null for none. */
  readonly save: string | null
}

/** Builders whose cold build takes longer run once: their noise is small compared to their time. */
const longBuild = 15

export async function benchAgainst(options: AgainstOptions): Promise<void> {
  const { names, sizes, work, save } = options
  const chosen = peers.filter(({ name }) => name === 'troodon' || names.includes(name))
  const unknown = names.filter((name) => !peers.some((peer) => peer.name === name))
  if (unknown.length > 0)
    throw new Error(
      `Unknown builder ${unknown.join(', ')}. Available: ${peers.map(({ name }) => name).join(', ')}.`,
    )
  const nodes = options.nodes.map((major) => nodeNamed(major, work))
  await bundleEngine(resolve(work, 'first'))
  const rows: (Row | Failed)[] = []
  for (const pages of sizes) {
    const corpus = resolve(work, `corpus-${pages}`)
    generateSite(corpus, pages)
    const contenders = chosen.flatMap((peer) =>
      // A program that is not of Node is the same with every version of it.
      (peer.program === undefined ? nodes : nodes.slice(0, 1)).map((node) =>
        prepare({ peer, node, corpus, folder: resolve(work, peer.name), pages }),
      ),
    )
    rows.push(...(await race(contenders, options)))
  }
  printTable(rows)
  if (save !== null) saveRows(save, rows)
  for (const { name, differs } of chosen) console.log(`- ${name} ${differs}`)
}

/** The first build of a checkout bundles the engine and the theme, which users of the package get bundled. */
async function bundleEngine(root: string): Promise<void> {
  generateSite(root, 1)
  await build(root)
}

async function race(
  contenders: readonly (Contender | Failed)[],
  { rounds, limit }: AgainstOptions,
): Promise<readonly (Row | Failed)[]> {
  const samples = new Map<Contender, Sample[]>()
  const failures = new Map<Contender, string>()
  for (let round = 1; round <= rounds; round++)
    for (const one of contenders) {
      if ('reason' in one || failures.has(one)) continue
      const earlier = samples.get(one) ?? []
      if ((earlier[0]?.cold.seconds ?? 0) > longBuild) continue
      console.error(`${one.title}, ${one.pages} pages, round ${round} …`)
      try {
        samples.set(one, [...earlier, await measureRound(one, round, limit)])
      } catch (error) {
        failures.set(one, (error as Error).message)
      }
    }
  return contenders.map((one) => {
    if ('reason' in one) return one
    const { name, version, pages } = one
    const reason = failures.get(one)
    return reason === undefined ? rowOf(one, samples.get(one) ?? []) : { name, version, pages, reason }
  })
}

/** The best of all rounds, figure by figure; of the memory, the most. */
function rowOf({ name, version, pages, scripts }: Contender, samples: readonly Sample[]): Row {
  const best = (figure: (sample: Sample) => number) => rounded(Math.min(...samples.map(figure)))
  const peaks = samples.flatMap(({ cold, unchanged, edited }) => [
    cold.memory,
    unchanged.memory,
    edited.memory,
  ])
  return {
    ...{ name, version, pages },
    cold: best(({ cold }) => cold.seconds),
    processor: best(({ cold }) => cold.work),
    unchanged: best(({ unchanged }) => unchanged.seconds),
    edited: best(({ edited }) => edited.seconds),
    memory: Math.round(Math.max(...peaks)),
    scripts: scripts(),
  }
}

/** Two digits below a second, and one above. */
const rounded = (seconds: number): number => Number(seconds.toFixed(seconds < 1 ? 2 : 1))
