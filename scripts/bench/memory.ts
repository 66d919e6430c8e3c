// A watch session with many edits: measures the resident memory of all its processes and its growth. Waits
// after each edit until it is served, and after each fifth edit for the full build, as when a person pauses.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSite } from '../generateSite.ts'
import { memoryOf, treeOf } from './process.ts'
import { engine } from './troodon.ts'

const pages = 200
const edited = 10
const editsPerBuild = 5
const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

export async function benchMemory(folder: string, edits: number): Promise<void> {
  const root = join(folder, 'watched')
  generateSite(root, pages)
  const child = spawn('node', [...process.execArgv, engine, 'watch', root, '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const heard = async (words: RegExp): Promise<string> => {
    for (;;) {
      const found = words.exec(said)
      if (found) return found[1] ?? ''
      if (child.exitCode !== null) throw new Error(`The watch ended:\n${said}`)
      await rest(5)
    }
  }
  try {
    const siteUrl = await heard(/open (http\S+)/)
    await rest(1000)
    const samples: { readonly edits: number; readonly own: number; readonly mapped: number }[] = [
      { edits: 0, ...residentOf(child.pid as number) },
    ]
    for (let edit = 1; edit <= edits; edit++) {
      const page = `page-${edit % edited}`
      const file = join(root, `docs/part-0/section-0/${page}.md`)
      const words = `edited ${edit} times`
      said = ''
      writeFileSync(file, readFileSync(file, 'utf8').replace(/- one.*\n/, `- one ${words}\n`))
      while (
        !(await (await fetch(`${siteUrl}docs/part-0/section-0/${page}/index.json`)).text()).includes(words)
      )
        await rest(2)
      if (edit % editsPerBuild === 0) await heard(/(Built): /)
      if (edit % Math.max(1, Math.round(edits / 10)) === 0)
        samples.push({ edits: edit, ...residentOf(child.pid as number) })
    }
    console.table(
      samples.map(({ edits, own, mapped }) => ({
        edits,
        'own MB': Math.round(own),
        'mapped files MB': Math.round(mapped),
      })),
    )
    const later = samples.slice(Math.floor(samples.length / 2))
    const slope = slopeOf(later.map(({ edits, own }) => [edits, own]))
    const most = (later.at(-1)?.own ?? 0) * 0.05
    const grown = slope * ((later.at(-1)?.edits ?? 0) - (later[0]?.edits ?? 0))
    console.log(
      `In the second half, the processes' own memory changes by ${(slope * 1000).toFixed(1)} kB per edit: it ${grown > most ? 'grows' : 'does not grow'}.`,
    )
  } finally {
    child.kill('SIGINT')
    await new Promise((done) => (child.exitCode === null ? child.once('close', done) : done(null)))
  }
}

/** Memory of the process tree in MB: its own, and mapped files, which the system can take back. */
function residentOf(root: number): { readonly own: number; readonly mapped: number } {
  const tree = treeOf(root)
  const sum = (field: 'VmRSS' | 'RssAnon') => tree.reduce((total, pid) => total + memoryOf(pid, field), 0)
  const own = sum('RssAnon')
  return { own, mapped: sum('VmRSS') - own }
}

/** The slope of the line of least squares through the points. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread
}
