// Cold builds, unchanged builds and builds after one edit at several sizes, per stage, with the floor of the
// machine.
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { generateSite } from '../generateSite.ts'
import { inputFloor, outputFloor } from './floor.ts'
import { medianRun } from './process.ts'
import { build, clear, coldBuild, stagesOf } from './troodon.ts'

export async function benchScale(folder: string, sizes: readonly number[]): Promise<void> {
  const table: Record<string, string | number>[] = []
  for (const pages of sizes) {
    const root = join(folder, `site-${pages}`)
    generateSite(root, pages)
    await build(root)
    // Large sites take long, and their noise is small compared to their time.
    const cold = await medianRun(pages > 5000 ? 1 : 3, () => coldBuild(root))
    await build(root)
    const unchanged = await medianRun(5, () => build(root))
    const edited = await medianRun(5, async (index) => {
      appendFileSync(join(root, 'docs/part-0/section-0/page-3.md'), `\nEdit ${index}.\n`)
      return build(root)
    })
    clear(root)
    const single = await build(root, { TROODON_THREADS: '1' })
    const stat = inputFloor(root, false)
    const read = inputFloor(root, true)
    const write = outputFloor(join(root, 'dist'), join(folder, 'written'))
    console.log(`\n${pages} pages: stages of the cold build in ms`, stagesOf(cold))
    console.log(`${pages} pages: stages of the build after one edit in ms`, stagesOf(edited))
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
}
