// The pages of an lmdb file, as lmdb follows them: every number must lead to a place inside of the file, and
// no page may belong to two things. The values are checked by the store, which has a checksum for each.

export interface DatabasePages {
  /** In bytes. */
  readonly pageSize: number
  readonly lastPage: number
  /** The description of the tree with the values. */
  readonly main: Buffer
  /** That of the tree with lists of pages that are free. */
  readonly free: Buffer
  /** Bytes at a position of the file; null behind its end. */
  readonly read: (position: number, length: number) => Buffer | null
}

export function arePagesIntact(pages: DatabasePages): boolean {
  try {
    const used = new Set<number>()
    const claim = (page: number, count = 1): void => {
      require(page > lastRecord && count > 0 && page + count - 1 <= pages.lastPage)
      for (let one = page; one < page + count; one++) {
        require(!used.has(one))
        used.add(one)
      }
    }
    walkTree(pages.main, { pages, claim, onValue: () => {} })
    const lists: Buffer[] = []
    walkTree(pages.free, { pages, claim, onValue: (list) => lists.push(list()) })
    for (const list of lists) claimFree(list, claim)
    return true
  } catch (error) {
    if (error instanceof Damage) return false
    throw error
  }
}

class Damage extends Error {}

function require(isFine: boolean): asserts isFine {
  if (!isFine) throw new Damage()
}

/** Pages 0 and 1 are records of the whole file. */
const lastRecord = 1
/** Of a page: its number, flags, the ends of its list of offsets and of its free space. */
const header = { flags: 18, lower: 20, upper: 22, count: 20, length: 24 }
const flags = { branch: 1, leaf: 2, overflow: 4, kinds: 0x7f }
/** Of a node: two halves of a number, flags, length of its key. */
const node = { low: 0, high: 2, flags: 4, key: 6, length: 8 }
/** Flag of a node whose value has pages of its own, and the length of what it has in place of the value. */
const big = { flag: 1, length: 24 }
const deepest = 32

interface Walk {
  readonly pages: DatabasePages
  readonly claim: (page: number, count?: number) => void
  /** Receives a function that reads the value. */
  readonly onValue: (value: () => Buffer) => void
}

/** `tree`: the depth at 6, the first page at 40. */
function walkTree(tree: Buffer, walk: Walk): void {
  const root = tree.readBigUInt64LE(40)
  if (root === 0xffff_ffff_ffff_ffffn) return
  const depth = tree.readUInt16LE(6)
  require(depth >= 1 && depth <= deepest)
  walkPage(Number(root), depth, walk)
}

/** `height`: 1 for a page of values. */
function walkPage(number: number, height: number, walk: Walk): void {
  const { pages, claim } = walk
  claim(number)
  const page = pages.read(number * pages.pageSize, pages.pageSize)
  require(page !== null && numberAt(page, 0) === number)
  require((page.readUInt16LE(header.flags) & flags.kinds) === (height > 1 ? flags.branch : flags.leaf))
  const lower = page.readUInt16LE(header.lower)
  const upper = page.readUInt16LE(header.upper)
  require(lower >= 2 && lower % 2 === 0 && lower <= upper && header.length + upper <= page.length)
  for (let index = 0; index < lower / 2; index++) {
    const offset = page.readUInt16LE(header.length + 2 * index)
    const start = header.length + offset
    require(offset >= upper && start + node.length <= page.length)
    const end = start + node.length + page.readUInt16LE(start + node.key)
    require(end <= page.length)
    const low = page.readUInt16LE(start + node.low) + page.readUInt16LE(start + node.high) * 2 ** 16
    const extra = page.readUInt16LE(start + node.flags)
    if (height > 1) walkPage(low + extra * 2 ** 32, height - 1, walk)
    else walkValue(page, { flag: extra, at: end, size: low }, walk)
  }
}

function walkValue(
  page: Buffer,
  { flag, at, size }: { readonly flag: number; readonly at: number; readonly size: number },
  { pages, claim, onValue }: Walk,
): void {
  if (flag === 0) {
    require(at + size <= page.length)
    onValue(() => page.subarray(at, at + size))
    return
  }
  require(flag === big.flag && at + big.length <= page.length)
  const first = numberAt(page, at)
  const count = Math.ceil((header.length + size) / pages.pageSize)
  claim(first, count)
  const start = pages.read(first * pages.pageSize, header.length)
  require(start !== null && numberAt(start, 0) === first)
  require((start.readUInt16LE(header.flags) & flags.kinds) === flags.overflow)
  require(start.readUInt32LE(header.count) === count)
  onValue(() => pages.read(first * pages.pageSize + header.length, size) ?? Buffer.alloc(0))
}

/** A list: the number of its entries, then pages. A negative entry is the length of a run that follows. */
function claimFree(list: Buffer, claim: Walk['claim']): void {
  require(list.length >= 8)
  const count = numberAt(list, 0)
  require(8 * (count + 1) <= list.length)
  for (let index = 1; index <= count; index++) {
    const entry = Number(list.readBigInt64LE(8 * index))
    if (entry > 0) claim(entry)
    if (entry >= 0) continue
    index++
    require(index <= count)
    claim(numberAt(list, 8 * index), -entry)
  }
}

/** A number of 64 bits. */
export const numberAt = (bytes: Buffer, position: number): number => Number(bytes.readBigUInt64LE(position))
