// Counts the words of an ASCII text in one pass. A word becomes a string only once. In a map of strings, each
// occurrence would be a string whose hash is computed again.

/** Lists for all texts: they are filled anew for each, and grow with the largest. */
interface Words {
  starts: Int32Array
  lengths: Int32Array
  counts: Int32Array
  hashes: Int32Array
  /** Numbers of words by their hash, counted from 1; 0 is free. At most half are taken. */
  slots: Int32Array
  size: number
}

const sized = (size: number): Words => ({
  starts: new Int32Array(size),
  lengths: new Int32Array(size),
  counts: new Int32Array(size),
  hashes: new Int32Array(size),
  slots: new Int32Array(2 * size),
  size: 0,
})

let words = sized(256)

/** Calls `take` with each different word of `\w`, cut off at `longest`, in the order of the text. */
export function eachTerm(text: string, longest: number, take: (term: string, count: number) => void): void {
  words.slots.fill(0)
  words.size = 0
  for (let at = 0; at < text.length; ) {
    while (at < text.length && isWord[text.charCodeAt(at)] === 0) at++
    const start = at
    let hash = 0
    for (; at < text.length && isWord[text.charCodeAt(at)] === 1; at++)
      if (at - start < longest) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
    if (at > start) count(text, start, Math.min(at - start, longest), hash)
  }
  const { size, starts, lengths, counts } = words
  for (let word = 0; word < size; word++) {
    const start = starts[word] as number
    take(text.slice(start, start + (lengths[word] as number)), counts[word] as number)
  }
}

/** By character of ASCII: 1 for `\w`. */
const isWord = Uint8Array.from({ length: 128 }, (_, code) => (/\w/.test(String.fromCharCode(code)) ? 1 : 0))

function count(text: string, start: number, length: number, hash: number): void {
  const slot = slotOf(text, start, length, hash)
  const known = words.slots[slot] as number
  if (known !== 0) {
    words.counts[known - 1] = (words.counts[known - 1] as number) + 1
    return
  }
  const at = words.size++
  words.starts[at] = start
  words.lengths[at] = length
  words.hashes[at] = hash
  words.counts[at] = 1
  words.slots[slot] = words.size
  if (words.size === words.starts.length) grow()
}

/** The slot that has the word, or the free one where it belongs. */
function slotOf(text: string, start: number, length: number, hash: number): number {
  const { slots, starts, lengths, hashes } = words
  const mask = slots.length - 1
  for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
    const known = (slots[slot] as number) - 1
    if (known === -1) return slot
    if (hashes[known] !== hash || lengths[known] !== length) continue
    const from = starts[known] as number
    let at = 0
    while (at < length && text.charCodeAt(from + at) === text.charCodeAt(start + at)) at++
    if (at === length) return slot
  }
}

function grow(): void {
  const { starts, lengths, counts, hashes, size } = words
  const larger = sized(2 * size)
  larger.starts.set(starts)
  larger.lengths.set(lengths)
  larger.counts.set(counts)
  larger.hashes.set(hashes)
  larger.size = size
  const mask = larger.slots.length - 1
  for (let word = 0; word < size; word++) {
    const hash = hashes[word] as number
    let slot = (hash ^ (hash >>> 15)) & mask
    while (larger.slots[slot] !== 0) slot = (slot + 1) & mask
    larger.slots[slot] = word + 1
  }
  words = larger
}
