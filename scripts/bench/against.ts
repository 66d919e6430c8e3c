// Other builders on the same corpus in the same run, as a table. If one cannot be installed or fails, its row
// contains the reason.
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
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
}

type Cells = readonly string[]

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

export async function benchAgainst({ names, sizes, work, limit }: AgainstOptions): Promise<void> {
  const chosen = peers.filter(({ name }) => name === 'troodon' || names.includes(name))
  const unknown = names.filter((name) => !peers.some((peer) => peer.name === name))
  if (unknown.length > 0)
    throw new Error(
      `Unknown builder ${unknown.join(', ')}. Available: ${peers.map(({ name }) => name).join(', ')}.`,
    )
  const rows: Cells[] = []
  for (const pages of sizes) {
    const corpus = resolve(work, `corpus-${pages}`)
    generateSite(corpus, pages)
    for (const peer of chosen) {
      console.error(`${peer.name}, ${pages} pages …`)
      rows.push(await measured(peer, { corpus, folder: resolve(work, peer.name), pages, limit }))
    }
  }
  printTable(rows)
  for (const { name, differs } of chosen) console.log(`- ${name} ${differs}`)
}

interface Place {
  readonly corpus: string
  readonly folder: string
  readonly pages: number
  readonly limit: number
}

async function measured(peer: Peer, { corpus, folder, pages, limit }: Place): Promise<Cells> {
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
    const seconds = ({ seconds }: Run) => `${seconds.toFixed(seconds < 1 ? 2 : 1)} s`
    return [
      `${peer.name} ${version}`,
      thousands(pages),
      seconds(cold),
      `${cold.work.toFixed(1)} s`,
      seconds(unchanged),
      seconds(edited),
      `${thousands(memory)} MB`,
      `${(scriptsOf(page, outDir).bytes / 1000).toFixed(0)} kB`,
    ]
  } catch (error) {
    return [`${peer.name} ${version}`, thousands(pages), (error as Error).message, '', '', '', '', '']
  }
}

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

const thousands = (count: number): string => Math.round(count).toLocaleString('en')

function printTable(rows: readonly Cells[]): void {
  const date = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })
  const line = (cells: Cells) => `| ${cells.join(' | ')} |`
  console.log(`\n${date}, Node ${process.versions.node}, ${availableParallelism()} cores\n`)
  console.log([line(heads), `|---|${'--:|'.repeat(heads.length - 1)}`, ...rows.map(line)].join('\n'), '\n')
}
