// The index of a site's cache: its packs, and which values each has. It is one blob, which every build that
// writes replaces.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EntryId } from './pack.ts'

/** A pack on the server. Plain JSON: it can be sent to another machine. */
export interface PackRef {
  /** SHA-256 of the blob, in hexadecimal. */
  readonly digest: string
  /** Bytes of the blob, and those of its content uncompressed. */
  readonly size: number
  readonly rawSize: number
  /** The ids of the values, one after the other. */
  readonly ids: string
}

export interface IndexedPack extends PackRef {
  /** How many indexes were written since a build that writes used the pack. */
  readonly idle: number
}

const idLength = 32
const macLength = 32
const format = 1

export const idsOf = ({ ids }: PackRef): readonly EntryId[] =>
  Array.from({ length: ids.length / idLength }, (_, at) => ids.slice(at * idLength, (at + 1) * idLength))

export interface Signing {
  /** Null: indexes are not signed, and no signature is checked. */
  readonly secret: string | null
  /** Part of what is signed: an index of another site is not taken for this one's. */
  readonly scope: string
}

/** Zeros without a secret; then a line of JSON, then all ids. */
export function encodeIndex(packs: readonly IndexedPack[], signing: Signing): Buffer {
  const rows = packs.map(({ digest, size, rawSize, ids, idle }) => [
    digest,
    size,
    rawSize,
    ids.length / idLength,
    idle,
  ])
  const body = Buffer.concat([
    Buffer.from(`${JSON.stringify({ format, packs: rows })}\n`),
    Buffer.from(packs.map(({ ids }) => ids).join(''), 'hex'),
  ])
  return Buffer.concat([macOf(body, signing), body])
}

/** Null for a signature that is missing or wrong. Throws for bytes that are no index. */
export function decodeIndex(bytes: Buffer, signing: Signing): readonly IndexedPack[] | null {
  const body = bytes.subarray(macLength)
  if (bytes.length <= macLength) throw new Error('The index is cut off.')
  if (signing.secret !== null && !timingSafeEqual(bytes.subarray(0, macLength), macOf(body, signing)))
    return null
  const end = body.indexOf('\n')
  const head: unknown = JSON.parse(body.toString('utf8', 0, end))
  if (!isHead(head)) throw new Error('The index has another format.')
  const ids = body.toString('hex', end + 1)
  let at = 0
  const packs = head.packs.map(([digest, size, rawSize, count, idle]) => {
    const own = ids.slice(at, at + count * idLength)
    at += count * idLength
    return { digest, size, rawSize, ids: own, idle }
  })
  if (at !== ids.length) throw new Error('The index has ids of no pack.')
  return packs
}

function macOf(body: Buffer, { secret, scope }: Signing): Buffer {
  if (secret === null) return Buffer.alloc(macLength)
  return createHmac('sha256', secret)
    .update(`troodon remote cache ${format}\n${scope}\n`)
    .update(body)
    .digest()
}

type Row = readonly [digest: string, size: number, rawSize: number, count: number, idle: number]

function isHead(value: unknown): value is { readonly packs: readonly Row[] } {
  const head = value as { readonly format?: unknown; readonly packs?: unknown } | null
  return head?.format === format && Array.isArray(head.packs) && head.packs.every(isRow)
}

const isRow = (row: unknown): boolean =>
  Array.isArray(row) &&
  /^[0-9a-f]{64}$/.test(String(row[0])) &&
  row.length === 5 &&
  row.slice(1).every((value) => Number.isSafeInteger(value) && value >= 0)

/** Limits of what one site keeps on the server. */
export interface Retention {
  /** A pack that no build used while so many indexes were written is left out. */
  readonly idle: number
  /** Bytes of all packs; those that were not used for longest are left out first. */
  readonly bytes: number
}

/** The packs of the next index. `used` are the digests of those that this build read or wrote. */
export function nextPacks(
  packs: readonly IndexedPack[],
  used: ReadonlySet<string>,
  { idle, bytes }: Retention,
): readonly IndexedPack[] {
  const unique = new Map(packs.map((pack) => [pack.digest, pack]))
  const aged = [...unique.values()].map((pack) => ({
    ...pack,
    idle: used.has(pack.digest) ? 0 : pack.idle + 1,
  }))
  let total = 0
  const kept = new Set(
    [...aged]
      .sort((a, b) => a.idle - b.idle)
      .filter((pack) => {
        total += pack.size
        return pack.idle <= idle && total <= bytes
      }),
  )
  return aged.filter((pack) => kept.has(pack))
}
