// A very large site, once: how long builds take, how much memory they need, and whether a page of it loads more
// in the browser than a page of a small site.
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generateSite } from '../generateSite.ts'
import { build, coldBuild, stagesOf } from './troodon.ts'

/** The pages of the site that a large one is compared with. */
const small = 1000

export async function benchLarge(folder: string, pages: number): Promise<void> {
  const table: Record<string, string | number>[] = []
  for (const count of [small, pages]) {
    const root = join(folder, `site-${count}`)
    generateSite(root, count)
    const cold = await coldBuild(root)
    const unchanged = await build(root)
    appendFileSync(join(root, 'docs/part-0/section-0/page-3.md'), '\nEdited.\n')
    const edited = await build(root)
    console.log(`${count} pages: stages of the cold build in ms`, stagesOf(cold))
    table.push({
      pages: count,
      'cold s': cold.seconds.toFixed(1),
      'CPU s': cold.work.toFixed(1),
      'unchanged s': unchanged.seconds.toFixed(2),
      'one edit s': edited.seconds.toFixed(2),
      'peak MB': Math.max(cold.memory, unchanged.memory, edited.memory).toFixed(0),
      'dist MB': (sizeOf(join(root, 'dist')) / 1e6).toFixed(0),
      'cache MB': (sizeOf(join(root, '.cache')) / 1e6).toFixed(0),
      ...pageLoad(join(root, 'dist')),
    })
    rmSync(root, { recursive: true, force: true })
  }
  console.table(table)
}

/** Gzipped kilobytes of what the browser loads with a page, and for the first letters of a search. */
function pageLoad(outDir: string): Readonly<Record<string, string>> {
  const page = join(outDir, 'docs/part-0/section-0/page-3')
  const zipped = (file: string) => gzipSync(readFileSync(file)).length / 1000
  const html = readFileSync(join(page, 'index.html'), 'utf8')
  const data = [...html.matchAll(/"(\/[\w/.-]+\.json)"/g)]
    .map(([, path = '']) => join(outDir, path))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
  const sum = [...new Set(data)].reduce((total, file) => total + zipped(file), 0)
  return {
    'page kB': zipped(join(page, 'index.html')).toFixed(1),
    'its data kB': zipped(join(page, 'index.json')).toFixed(1),
    'shared data kB': sum.toFixed(1),
  }
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  )
