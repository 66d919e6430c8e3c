// Pages with the same text, as most versions of a document have. Where plugins of the site did not ask for
// the path of the first one, the others get copies of what was parsed.
import type { PageFacts } from '../model/page.ts'
import { equalPageKey, pageBodyKey, pageBodyOf, pageFactsKey, parsedKeys } from '../reuse/keys.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'

interface File {
  readonly hash: string
  /** The `bodyKey` of the page. */
  readonly key: string
}

/** The facts of a page, stored with all that belongs to it; null when no page is known to be equal. */
export function equalPage(job: ParseJob, { hash, key }: File, store: Store): PageFacts | null {
  const text = equalKey(job, hash)
  const other = text === null ? undefined : store.get(text)
  if (other === undefined) return null
  const facts = store.get(pageFactsKey(other))
  if (!facts || !store.has(pageBodyKey(other))) return null
  const keys = parsedKeys(key)
  for (const [index, from] of parsedKeys(other).entries()) {
    const to = keys[index]
    const copy = store.bytesOf(from)
    if (to && copy) store.putBytes(to, copy)
  }
  const own: PageFacts = { ...facts, bodyKey: key }
  store.put(pageFactsKey(key), own)
  return own
}

/** The plugins of this page did not ask for its path. */
export function noteEqualPage(job: ParseJob, { hash, key }: File, store: Store): void {
  const text = equalKey(job, hash)
  if (text !== null) store.put(text, key)
}

/** Readers of equal texts in a thread: the second waits for the first, which it may copy. */
export interface Turns {
  readonly take: <Result>(job: ParseJob, content: string, read: () => Promise<Result>) => Promise<Result>
  /** Lets all of them begin: what the first waits for may be one of them. */
  readonly release: () => void
}

export function openTurns(): Turns {
  const reading = new Map<string, Promise<unknown>>()
  const waiting = new Set<() => void>()
  return {
    async take(job, content, read) {
      const text = equalKey(job, content)
      if (text === null) return read()
      const first = reading.get(text)
      if (first) {
        const released = new Promise<void>((resolve) => waiting.add(resolve))
        await Promise.race([first.catch(() => {}), released])
        return read()
      }
      const result = read()
      reading.set(text, result)
      try {
        return await result
      } finally {
        reading.delete(text)
      }
    },
    release() {
      for (const begin of waiting) begin()
      waiting.clear()
    },
  }
}

function equalKey({ textKey, syntax }: ParseJob, content: string) {
  return textKey === undefined ? null : equalPageKey(pageBodyOf({ markdownKey: textKey, syntax, content }))
}
