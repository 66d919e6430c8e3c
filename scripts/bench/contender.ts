// One builder with one version of Node and one site, and what one round measures of it.
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setAside } from './aside.ts'
import { filesOf } from './floor.ts'
import { install } from './install.ts'
import type { NodeProgram } from './nodes.ts'
import { type Peer, writePeerSite } from './peers/peer.ts'
import { type Run, run } from './process.ts'
import type { Failed } from './rows.ts'
import { scriptsOf } from './scripts.ts'

export interface Contender {
  readonly peer: Peer
  readonly node: NodeProgram
  /** For tables: the name and the version of the builder, with Node where it is not the first one. */
  readonly name: string
  readonly version: string
  readonly title: string
  readonly pages: number
  /** Folder of its site. */
  readonly root: string
  /** Kilobytes of JavaScript on a page, gzipped. Known after the first build. */
  readonly scripts: () => number
}

export interface Sample {
  readonly cold: Run
  readonly unchanged: Run
  readonly edited: Run
}

interface Plan {
  readonly peer: Peer
  readonly node: NodeProgram
  readonly corpus: string
  /** The folder in which the builder is installed. */
  readonly folder: string
  readonly pages: number
}

/** Installs the builder and writes its site. */
export function prepare({ peer, node, corpus, folder, pages }: Plan): Contender | Failed {
  const names = (version: string) => {
    const suffix = node.isUsual ? '' : `, Node ${node.major}`
    return peer.version === 'here'
      ? { name: `${peer.label}${suffix}`, version: '' }
      : { name: peer.label, version: `${version}${suffix}` }
  }
  try {
    const version = install(peer, folder)
    const root = join(folder, `site-${pages}-${node.major}`)
    rmSync(root, { recursive: true, force: true })
    writePeerSite(peer, corpus, root)
    const scripts = () => Math.round(scriptsOf(pageIn(root, peer), join(root, peer.outDir)).bytes / 1000)
    const title = `${peer.name}, Node ${node.major}`
    return { peer, node, ...names(version), title, pages, root, scripts }
  } catch (error) {
    return { ...names(''), pages, reason: (error as Error).message }
  }
}

/** A cold build, a build without a change, and one after an edit. Throws if an output is not complete. */
export async function measureRound(contender: Contender, round: number, limit: number): Promise<Sample> {
  const { peer, root, node } = contender
  const env = { ...peer.env, ...node.env }
  const build = async () => succeeded(await run(peer.command, { cwd: root, limit, env }), limit)
  for (const path of [peer.outDir, ...peer.caches]) setAside(root, path)
  const cold = await build()
  if (round === 1) assertComplete(contender)
  const unchanged = await build()
  appendFileSync(join(root, peer.docs, 'part-0/section-0/page-3.md'), `\nEdit ${round}.\n`)
  const edited = await build()
  if (!readFileSync(pageIn(root, peer), 'utf8').includes(`Edit ${round}.`))
    throw new Error('the output does not contain the edit')
  return { cold, unchanged, edited }
}

const documentsIn = (root: string, peer: Peer): readonly string[] =>
  filesOf(join(root, peer.outDir)).filter((file) => /page-\d+(?:\/index)?\.html$/.test(file))

const pageIn = (root: string, peer: Peer): string =>
  documentsIn(root, peer).find((file) => /part-0.*page-3(?:\/index)?\.html$/.test(file)) as string

function assertComplete({ peer, root, pages }: Contender): void {
  const documents = documentsIn(root, peer)
  if (documents.length !== pages) throw new Error(`wrote ${documents.length} pages`)
  if (!/<pre[^>]*>(?:(?!<\/pre>)[\s\S])*<span/.test(readFileSync(pageIn(root, peer), 'utf8')))
    throw new Error('code is not highlighted')
}

function succeeded(one: Run, limit: number): Run {
  if (one.end === 'late') throw new Error(`over ${limit} s`)
  if (one.end === 'done') return one
  const lines = one.log.split('\n').filter((line) => line.trim() !== '')
  throw new Error(`failed: ${lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? 'no output'}`)
}
