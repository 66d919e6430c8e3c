// Other builders on the same corpus in the same run, as a table. If one cannot be installed or fails, its row
// contains the reason.
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { generateSite } from '../generateSite.ts'
import { setAside } from './aside.ts'
import { median } from './figures.ts'
import { filesOf } from './floor.ts'
import { install } from './install.ts'
import { peers } from './peers/index.ts'
import { type Peer, writePeerSite } from './peers/peer.ts'
import { type Run, run } from './process.ts'
import { scriptsOf } from './scripts.ts'

export interface AgainstOptions {
  readonly names: readonly string[]
  readonly sizes: readonly number[]
  /** The folder where the builders are installed and their sites are written. */
  readonly work: string
  /** The limit of one build in seconds. */
  readonly limit: number
  /** File for the figures, such as `content/components/benchmarks.json`; null for none. */
  readonly save: string | null
}

/** One builder at one size. Seconds, megabytes, and kilobytes of JavaScript on a page. */
interface Row {
  readonly name: string
  readonly version: string
  readonly pages: number
  readonly cold: number
  readonly processor: number
  readonly unchanged: number
  readonly edited: number
  readonly memory: number
  readonly scripts: number
}

/** A builder without figures. */
type Failed = Pick<Row, 'name' | 'version' | 'pages'> & { readonly reason: string }

const heads = [
  '',
  'pages',
  'cold build',
  'CPU time of the cold build',
  'unchanged build',
  'after one edit',
  'peak memory',
  'JavaScript per page',
]

export async function benchAgainst({ names, sizes, work, limit, save }: AgainstOptions): Promise<void> {
  const chosen = peers.filter(({ name }) => name === 'troodon' || names.includes(name))
  const unknown = names.filter((name) => !peers.some((peer) => peer.name === name))
  if (unknown.length > 0)
    throw new Error(
      `Unknown builder ${unknown.join(', ')}. Available: ${peers.map(({ name }) => name).join(', ')}.`,
    )
  const rows: (Row | Failed)[] = []
  for (const pages of sizes) {
    const corpus = resolve(work, `corpus-${pages}`)
    generateSite(corpus, pages)
    for (const peer of chosen) {
      console.error(`${peer.name}, ${pages} pages …`)
      rows.push(await measured(peer, { corpus, folder: resolve(work, peer.name), pages, limit }))
    }
  }
  printTable(rows)
  if (save !== null) saveRows(save, rows)
  for (const { name, differs } of chosen) console.log(`- ${name} ${differs}`)
}

interface Place {
  readonly corpus: string
  readonly folder: string
  readonly pages: number
  readonly limit: number
}

async function measured(peer: Peer, { corpus, folder, pages, limit }: Place): Promise<Row | Failed> {
  let version = ''
  try {
    version = install(peer, folder)
    const root = join(folder, `site-${pages}`)
    const outDir = join(root, peer.outDir)
    rmSync(root, { recursive: true, force: true })
    writePeerSite(peer, corpus, root)
    const build = async () =>
      succeeded(await run(peer.command, { cwd: root, limit, env: peer.env ?? {} }), limit)
    const cold = await several(() => {
      for (const path of [peer.outDir, ...peer.caches]) setAside(root, path)
      return build()
    })
    const documents = filesOf(outDir).filter((file) => /page-\d+(?:\/index)?\.html$/.test(file))
    if (documents.length !== pages) throw new Error(`wrote ${documents.length} pages`)
    const page = documents.find((file) => /page-3(?:\/index)?\.html$/.test(file)) as string
    if (!/<pre[^>]*>(?:(?!<\/pre>)[\s\S])*<span/.test(readFileSync(page, 'utf8')))
      throw new Error('code is not highlighted')
    const unchanged = await several(build)
    const edited = await several(async (index) => {
      appendFileSync(join(root, peer.docs, 'part-0/section-0/page-3.md'), `\nEdit ${index}.\n`)
      const one = await build()
      if (!readFileSync(page, 'utf8').includes(`Edit ${index}.`))
        throw new Error('the output does not contain the edit')
      return one
    })
    const memory = Math.max(cold.memory, unchanged.memory, edited.memory)
    return {
      name: peer.label,
      version: peer.version === 'here' ? '' : version,
      pages,
      cold: rounded(cold.seconds),
      processor: rounded(cold.work),
      unchanged: rounded(unchanged.seconds),
      edited: rounded(edited.seconds),
      memory: Math.round(memory),
      scripts: Math.round(scriptsOf(page, outDir).bytes / 1000),
    }
  } catch (error) {
    return { name: peer.label, version, pages, reason: (error as Error).message }
  }
}

/** Two digits below a second, and one above. */
const rounded = (seconds: number): number => Number(seconds.toFixed(seconds < 1 ? 2 : 1))

function succeeded(one: Run, limit: number): Run {
  if (one.end === 'late') throw new Error(`over ${limit} s`)
  if (one.end === 'done') return one
  const lines = one.log.split('\n').filter((line) => line.trim() !== '')
  throw new Error(`failed: ${lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? 'no output'}`)
}

/**
 * The median of three runs. One run is enough if it takes long, because its noise is small compared to its
 * time.
 */
async function several(act: (index: number) => Promise<Run>): Promise<Run> {
  const first = await act(0)
  if (first.seconds > 15) return first
  const runs = [first, await act(1), await act(2)]
  const middle = median(runs.map(({ seconds }) => seconds))
  return runs.find(({ seconds }) => seconds === middle) as Run
}

const thousands = (count: number): string => count.toLocaleString('en')
const date = () => new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })

function printTable(rows: readonly (Row | Failed)[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  console.log(`\n${date()}, Node ${process.versions.node}, ${availableParallelism()} cores\n`)
  const lines = rows.map((row) => line(cellsOf(row)))
  console.log([line(heads), `|---|${'--:|'.repeat(heads.length - 1)}`, ...lines].join('\n'), '\n')
}

function cellsOf(row: Row | Failed): readonly string[] {
  const name = row.version === '' ? `**${row.name}**` : `${row.name} ${row.version}`
  const start = [name, thousands(row.pages)]
  if ('reason' in row) return [...start, row.reason, '', '', '', '', '']
  const { cold, processor, unchanged, edited, memory, scripts } = row
  const seconds = (value: number) => `${value < 1 ? value.toFixed(2) : value.toFixed(1)} s`
  const times = [cold, processor, unchanged, edited].map(seconds)
  return [...start, ...times, `${thousands(memory)} MB`, `${scripts} kB`]
}

/** Replaces the figures of the same builders at the same sizes, and keeps the others. */
function saveRows(file: string, rows: readonly (Row | Failed)[]): void {
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly rows: readonly Row[] }).rows
    : []
  const news = rows.filter((row): row is Row => !('reason' in row))
  const isNew = (one: Row) => news.some(({ name, pages }) => name === one.name && pages === one.pages)
  const all = [...news, ...before.filter((one) => !isNew(one))].sort((a, b) => a.pages - b.pages)
  const machine = { date: date(), node: process.versions.node, cores: availableParallelism() }
  writeFileSync(file, `${JSON.stringify({ ...machine, rows: all }, null, 2)}\n`)
}
