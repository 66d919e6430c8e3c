// esbuild's process. Bundles of one Node process share it: a build that failed may still be bundling when the
// next one begins.

let users = 0

/**
 * How much the heap of esbuild may grow before a collection, in percent; by default 100. Sites that were made
 * for Docusaurus bundle most. With 25 instead of 50, the largest of them take 6 to 19 % less memory at their
 * peak, and 2 to 3 s more processor time; most builds take as long as before. It has an effect on the next
 * process.
 */
const leanHeap = '25'

export function keepHeapLean(): void {
  process.env['GOGC'] ??= leanHeap
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
