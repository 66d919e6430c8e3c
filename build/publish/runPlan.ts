// Carries out a plan: uploads what is new, then writes the files that visitors see. A run that is killed at
// any point leaves pages that work: nothing is written before everything that it needs, and nothing is
// removed before the last page that needs it is replaced.
import { inLanes } from './inLanes.ts'
import type { Lease } from './lease.ts'
import type { Plan, Upload } from './release/planDeploy.ts'
import { contentKey } from './release/planDeploy.ts'
import type { Content } from './target/content.ts'
import type { Target } from './target/target.ts'

export interface RunOptions {
  readonly target: Target
  readonly lease: Pick<Lease, 'check'>
  /** The content of an upload as it is stored. */
  readonly bytesOf: (upload: Upload) => Promise<Content>
  /** One object was written or removed. */
  readonly onDone: (count: number) => void
}

export type WriteOptions = Pick<RunOptions, 'target' | 'lease' | 'onDone'>

/** Keys in one request that removes objects. */
const removedAtOnce = 500

export async function upload({ saves, uploads }: Plan, options: RunOptions): Promise<void> {
  const { target, lease, bytesOf, onDone } = options
  await inLanes(saves, async ({ path, file, mayExist }) => {
    const key = contentKey(file)
    lease.check()
    if (!mayExist || !(await target.has(key))) await target.copy(path, key, keptHeaders)
    onDone(1)
  })
  await inLanes(uploads, async (one) => {
    const { key, path, file, mayExist } = one
    if (mayExist && (await target.has(key))) return onDone(1)
    const bytes = await bytesOf(one)
    lease.check()
    await target.put(key, bytes, key === path ? file.headers : keptHeaders)
    onDone(1)
  })
}

/** Needs nothing but the target. It can be repeated from the beginning after any interruption. */
export async function write({ writes, removals }: Plan, options: WriteOptions): Promise<void> {
  const { target, lease, onDone } = options
  for (const group of writes)
    await inLanes(group, async ({ path, file }) => {
      lease.check()
      await target.copy(contentKey(file), path, file.headers)
      onDone(1)
    })
  await removeKeys(removals, options)
}

/** Nobody but the next deploy reads kept contents. */
const keptHeaders = { 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' }

export async function removeKeys(
  keys: readonly string[],
  { target, lease, onDone }: WriteOptions,
): Promise<void> {
  for (let at = 0; at < keys.length; at += removedAtOnce) {
    const some = keys.slice(at, at + removedAtOnce)
    lease.check()
    await target.remove(some)
    onDone(some.length)
  }
}
