// esbuild's process. Bundles of one Node process share it: a build that failed may still be bundling when the
// next one begins.
import { freeHeap } from './freeHeap.ts'

let users = 0

/**
 * How much the heap of esbuild may grow before a collection, in percent (by default 100), and the size from
 * which on it collects sooner. Sites that were made for Docusaurus bundle most, and their peak would be twice
 * what esbuild needs. With 25 % and no limit, metro takes 580 MB and 10.8 s in esbuild; with 35 %
 * and the limit, 524 MB and 8.9 s. Both have an effect on the next process.
 */
const leanHeap = { GOGC: '30', GOMEMLIMIT: '320MiB' }

/**
 * Megabytes of this process from which on its garbage goes before the bundler needs most memory: a collection
 * of 50 ms saves 35 MB of 430 in a site with 360 pages.
 */
const worthFreeing = 64

/** Before the code of a site is bundled, unless time matters more than memory in this process. */
export async function keepHeapLean(): Promise<void> {
  for (const [name, value] of Object.entries(leanHeap)) process.env[name] ??= value
  if (process.env['GOGC'] === leanHeap.GOGC) freeHeap(worthFreeing)
  // It may still wait for modules of the configuration, with 13 MB and the usual heap.
  await stopBundler()
}

/**
 * The default, for a process that bundles again and again: time matters more than memory there. An edit of a
 * style sheet in a site with 3,900 modules takes 5.0 s instead of 6.5.
 */
export function keepHeapFast(): void {
  process.env['GOGC'] ??= '100'
  process.env['GOMEMLIMIT'] ??= 'off'
}

/** While `use` runs, no other bundle ends the process. All that waits for esbuild runs in it. */
export async function usingBundler<T>(use: () => Promise<T>): Promise<T> {
  users++
  try {
    return await use()
  } finally {
    users--
  }
}

/** Ends the process, whose memory the rest of a build can use. The next bundle starts another. */
export async function stopBundler(): Promise<void> {
  const { stop } = await import('esbuild')
  // The caller is one user. A build whose bundler was ended would wait forever.
  if (users <= 1) await stop()
}
