// `npm run bench:watch -- --pages 1000,20000`: measures how long after a save the new page is served, in
// milliseconds. Requests the page until it contains the change. A benchmark, not a test.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { generateSite } from './generateSite.ts'

const given = process.argv.indexOf('--pages')
const sizes = (given === -1 ? '200,1000,5000' : (process.argv[given + 1] ?? '')).split(',').map(Number)
const saves = 12
/** Milliseconds between two saves of someone who keeps typing: the site is built in between. */
const typing = 700
/** Milliseconds after which a page, or the report of a build, counts as lost. */
const longest = 120_000
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const rows: Record<string, number>[] = []

for (const pages of sizes) {
  const root = join(tmpdir(), `troodon-watch-${pages}`)
  generateSite(root, pages)
  try {
    spawnSync('node', ['build/cli.js', 'build', root], { stdio: ['ignore', 'ignore', 'inherit'] })
    rows.push({ pages, ...(await watchSite(root)) })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  console.table(rows)
}

/** Ends with an error when a save is never shown or built. */
async function watchSite(root: string): Promise<Record<string, number>> {
  const started = performance.now()
  const child = spawn('node', ['build/cli.js', 'watch', root, '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const said = outputOf(child)
    const siteUrl = await said(/open (http\S+)/)
    const ready = performance.now() - started
    const save = saverOf(root, siteUrl)
    await rest(1000)
    const first = await save()
    await said(/written in (\d+)/)
    const alone: number[] = []
    const builds: number[] = []
    for (let count = 0; count < saves; count++) {
      alone.push(await save())
      builds.push(Number(await said(/written in (\d+)/)))
    }
    const busy: number[] = []
    for (let count = 0; count < saves; count++) {
      busy.push(await save())
      await rest(typing)
    }
    return {
      'ready s': Number((ready / 1000).toFixed(1)),
      'first ms': Math.round(first),
      ...{ 'median ms': at(alone, 0.5), 'most ms': at(alone, 1) },
      ...{ 'typing: median ms': at(busy, 0.5), 'most ms ': at(busy, 1) },
      'build after ms': at(builds, 0.5),
    }
  } finally {
    child.kill('SIGKILL')
  }
}

/** Returns a function that saves the page with other words and waits until they are served. */
function saverOf(root: string, siteUrl: string): () => Promise<number> {
  const file = join(root, 'docs/part-0/section-0/page-3.md')
  const text = readFileSync(file, 'utf8')
  const page = `${siteUrl}docs/part-0/section-0/page-3/index.json`
  let count = 0
  return async () => {
    const words = `saved ${++count} times`
    const start = performance.now()
    writeFileSync(file, text.replace('- one\n', `- one ${words}\n`))
    while (!(await (await fetch(page)).text()).includes(words)) {
      if (performance.now() - start > longest) throw new Error(`Save ${count} is not served.`)
      await rest(1)
    }
    return performance.now() - start
  }
}

/** Returns a function that waits for the next line that matches, and resolves with its group. */
function outputOf({ stderr }: { readonly stderr: Readable }): (line: RegExp) => Promise<string> {
  let waiting = ''
  stderr.on('data', (chunk) => (waiting += String(chunk)))
  return async (line) => {
    const start = performance.now()
    for (;;) {
      const found = line.exec(waiting)
      if (found) {
        waiting = waiting.slice(found.index + found[0].length)
        return found[1] ?? ''
      }
      if (performance.now() - start > longest) throw new Error(`No ${line} in: ${waiting}`)
      await rest(5)
    }
  }
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}
