// `npm run bench:watch -- --pages 1000,5000`: measures how long after a save the new page is served. Requests
// the page until it contains the change, and prints the distribution in milliseconds. A benchmark, not a
// test.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSite } from './generateSite.ts'

const given = process.argv.indexOf('--pages')
const sizes = (given === -1 ? '200,1000,5000' : (process.argv[given + 1] ?? '')).split(',').map(Number)
const saves = 30
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const rows: Record<string, number>[] = []

for (const pages of sizes) {
  const root = join(tmpdir(), `troodon-watch-${pages}`)
  generateSite(root, pages)
  const started = performance.now()
  const child = spawn('node', ['build/cli.js', 'watch', root, '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const siteUrl = await new Promise<string>((resolve) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += String(chunk)
      const found = /open (http\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
  })
  const ready = performance.now() - started
  const file = join(root, 'docs/part-0/section-0/page-3.md')
  const text = readFileSync(file, 'utf8')
  const page = `${siteUrl}docs/part-0/section-0/page-3/index.json`
  await rest(3000)
  const times: number[] = []
  for (let save = 0; save < saves; save++) {
    const words = `saved ${save} times`
    const start = performance.now()
    writeFileSync(file, text.replace('- one\n', `- one ${words}\n`))
    while (!(await (await fetch(page)).text()).includes(words)) await rest(1)
    times.push(performance.now() - start)
    // A person keeps typing; the full build runs in between.
    await rest(1500)
  }
  child.kill('SIGINT')
  await new Promise((resolve) => child.once('close', resolve))
  times.sort((a, b) => a - b)
  const at = (part: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
  rows.push({
    pages,
    'ready s': Number((ready / 1000).toFixed(1)),
    'median ms': at(0.5),
    'p90 ms': at(0.9),
    'most ms': at(1),
  })
  rmSync(root, { recursive: true, force: true })
}
console.table(rows)
