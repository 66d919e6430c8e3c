// `npm run bench [-- --pages 200,1000,5000]`: cold, unchanged and one-edit builds of a generated site, per stage, with the
// floor of the same machine measured in the same run: start Node and stat every input; read every input; write the
// same bytes. Ratios count, seconds depend on the machine.
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { benchMarkdown } from './benchMarkdown.ts'
import { generateSite } from './generateSite.ts'

const at = process.argv.indexOf('--pages')
const sizes = (at === -1 ? '200,1000,5000' : (process.argv[at + 1] ?? '')).split(',').map(Number)
const folder = mkdtempSync(join(tmpdir(), 'troodon-bench-'))

interface Run {
  readonly seconds: number
  /** Peak of resident memory of the process and its threads, in MB. */
  readonly memory: number
  readonly stages: Readonly<Record<string, number>>
}

/** One command line run; stages are read from its standard error. */
async function runBuild(root: string, env: Record<string, string> = {}): Promise<Run> {
  const start = performance.now()
  const child = spawn('node', [resolve('build/cli.js'), 'build', root], {
    env: { ...process.env, ...env, CI: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  let memory = 0
  child.stderr.on('data', (chunk) => {
    log += String(chunk)
  })
  const timer = setInterval(() => {
    memory = Math.max(memory, peakOf(child.pid ?? 0))
  }, 20)
  const status = await new Promise((done) => child.on('close', done))
  clearInterval(timer)
  if (status !== 0) throw new Error(`The build of ${root} failed:\n${log}`)
  const stages = Object.fromEntries([...log.matchAll(/^ {2}(\w+)\s+(\d+) ms$/gm)].map(([, name, ms]) => [name, Number(ms)]))
  return { seconds: (performance.now() - start) / 1000, memory, stages }
}

/** VmHWM of the process and its children (esbuild), in MB. */
function peakOf(pid: number): number {
  try {
    const own = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return own + children.reduce((sum, child) => sum + peakOf(Number(child)), 0)
  } catch {
    return 0
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function medianOf(times: number, act: (index: number) => Promise<Run>): Promise<Run> {
  const runs: Run[] = []
  for (let index = 0; index < times; index++) runs.push(await act(index))
  const middle = median(runs.map(({ seconds }) => seconds))
  return runs.find(({ seconds }) => seconds === middle) as Run
}

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))

/** Seconds to start Node and to stat (and read) every file below the inputs. */
function floorOf(root: string, read: boolean): number {
  const script = `const fs=require('fs'),p=require('path');(function walk(d){for(const e of fs.readdirSync(d,{withFileTypes:true})){const f=p.join(d,e.name);if(e.isDirectory())walk(f);else{fs.lstatSync(f);${read ? 'fs.readFileSync(f)' : ''}}}})(${JSON.stringify(join(root, 'docs'))})`
  return median(
    Array.from({ length: 5 }, () => {
      const start = performance.now()
      execFileSync('node', ['-e', script])
      return (performance.now() - start) / 1000
    }),
  )
}

/** Seconds to write the output's bytes to as many files. */
function writeFloor(outDir: string): { seconds: number; files: number; bytes: number } {
  const files = filesOf(outDir).map((file) => ({ path: relative(outDir, file), content: readFileSync(file) }))
  const target = join(folder, 'written')
  rmSync(target, { recursive: true, force: true })
  const start = performance.now()
  for (const { path, content } of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), content)
  }
  const seconds = (performance.now() - start) / 1000
  rmSync(target, { recursive: true, force: true })
  return { seconds, files: files.length, bytes: files.reduce((sum, { content }) => sum + content.length, 0) }
}

try {
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`)
  const table: Record<string, string | number>[] = []
  for (const pages of sizes) {
    const root = join(folder, `site-${pages}`)
    generateSite(root, pages)
    const clear = () => {
      for (const name of ['dist', '.cache']) rmSync(join(root, name), { recursive: true, force: true })
    }
    await runBuild(root)
    // A large site takes long, and its noise is small against its time.
    const cold = await medianOf(pages > 5000 ? 1 : 3, async () => {
      clear()
      return runBuild(root)
    })
    await runBuild(root)
    const unchanged = await medianOf(5, () => runBuild(root))
    const edited = await medianOf(5, async (index) => {
      appendFileSync(join(root, 'docs/part-0/section-0/page-3.md'), `\nEdit ${index}.\n`)
      return runBuild(root)
    })
    clear()
    const single = await runBuild(root, { TROODON_THREADS: '1' })
    const stat = floorOf(root, false)
    const read = floorOf(root, true)
    const write = writeFloor(join(root, 'dist'))
    console.log(`\n${pages} pages: stages of the cold build in ms`, cold.stages)
    console.log(`${pages} pages: stages of the build after one edit in ms`, edited.stages)
    table.push({
      pages,
      'cold s': cold.seconds.toFixed(2),
      'ms/page': ((cold.seconds * 1000) / pages).toFixed(2),
      'cold ÷ (read + write)': (cold.seconds / (read + write.seconds)).toFixed(1),
      '1 thread ÷ cold': (single.seconds / cold.seconds).toFixed(2),
      'unchanged s': unchanged.seconds.toFixed(3),
      'unchanged ÷ stat': (unchanged.seconds / stat).toFixed(1),
      'one edit s': edited.seconds.toFixed(3),
      'edit ÷ unchanged': (edited.seconds / unchanged.seconds).toFixed(1),
      'peak MB': Math.max(cold.memory, unchanged.memory, edited.memory).toFixed(0),
      files: write.files,
      MB: (write.bytes / 1e6).toFixed(0),
      'stat s': stat.toFixed(3),
      'read s': read.toFixed(3),
      'write s': write.seconds.toFixed(2),
    })
    rmSync(root, { recursive: true, force: true })
  }
  console.table(table)
  await benchMarkdown()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
