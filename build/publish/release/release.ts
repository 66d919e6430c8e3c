// A release: every object of a published site with its content and headers. Its record in the target is what
// the next deploy compares with, so that nothing has to be listed.
import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { hashOf } from '../../io/hash.ts'
import { byName } from '../../shared/byName.ts'

/** Headers that a store keeps with an object, by their lower-case names. */
export type ObjectHeaders = Readonly<Record<string, string>>

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

export interface ReleaseFile {
  /** Hash of the content, before it is compressed. */
  readonly hash: string
  /** Bytes of the content, before it is compressed. */
  readonly size: number
  /** How the stored bytes are compressed. */
  readonly encoding: Encoding | null
  readonly headers: ObjectHeaders
}

/** Path below the site → its object. */
export type ReleaseFiles = ReadonlyMap<string, ReleaseFile>

export interface Release {
  /** The number, and the beginning of a hash of all files: `12-3f9ac2d1`. */
  readonly id: string
  readonly number: number
  /** When it was deployed first, as an ISO date. */
  readonly madeAt: string
  /** URL of the site with its path: `https://park.example/handbook/`. */
  readonly site: string
  readonly files: ReleaseFiles
}

/** Identity of the stored bytes. */
export const contentId = ({ hash, encoding }: ReleaseFile): string =>
  encoding ? `${hash}.${encoding}` : hash

/** Identity of an object: its bytes and its headers. */
export const versionOf = (file: ReleaseFile): string => `${contentId(file)} ${headersText(file.headers)}`

const headersText = (headers: ObjectHeaders): string =>
  Object.keys(headers)
    .sort()
    .map((name) => `${name}: ${headers[name]}`)
    .join('\n')

/** Whether two objects have the same bytes and headers. */
export const sameFile = (one: ReleaseFile, other: ReleaseFile): boolean =>
  one.hash === other.hash &&
  one.encoding === other.encoding &&
  (one.headers === other.headers || headersText(one.headers) === headersText(other.headers))

/** Whether two releases have the same objects. */
export const sameFiles = (one: ReleaseFiles, other: ReleaseFiles): boolean =>
  one.size === other.size &&
  [...one].every(([path, file]) => {
    const also = other.get(path)
    return also !== undefined && sameFile(also, file)
  })

export function releaseId(number: number, files: ReleaseFiles): string {
  const lines = [...files].sort(byName).map(([path, file]) => path + versionOf(file))
  return `${number}-${hashOf(lines.join('\n')).slice(0, 8)}`
}

/** Raised when the record changes its shape. */
const format = 1

type Row = readonly [path: string, hash: string, size: number, encoding: Encoding | null, headers: number]

/** The compressed record. Most files have the same headers, which are listed once. */
export function packRelease({ files, ...release }: Release): Buffer {
  const headers: ObjectHeaders[] = []
  const known = new Map<string, number>()
  const indexOf = (one: ObjectHeaders): number => {
    const text = headersText(one)
    const index = known.get(text) ?? headers.push(one) - 1
    known.set(text, index)
    return index
  }
  const rows: Row[] = [...files]
    .sort(byName)
    .map(([path, file]) => [path, file.hash, file.size, file.encoding, indexOf(file.headers)])
  return gzipSync(JSON.stringify({ format, ...release, headers, files: rows }))
}

const record = v.looseObject({
  format: v.literal(format),
  ...{ id: v.string(), number: v.pipe(v.number(), v.integer()), madeAt: v.string(), site: v.string() },
  headers: v.array(v.record(v.string(), v.string())),
  files: v.array(
    v.tuple([v.string(), v.string(), v.number(), v.nullable(v.picklist(encodings)), v.number()]),
  ),
})

/** Null for a record that was damaged, or that another version of Troodon wrote. */
export function unpackRelease(bytes: Uint8Array): Release | null {
  try {
    const value: unknown = JSON.parse(gunzipSync(bytes).toString('utf8'))
    if (!v.is(record, value)) return null
    const { format: _, headers, files, ...release } = value
    const entries = files.map(([path, hash, size, encoding, index]): [string, ReleaseFile] => [
      path,
      { hash, size, encoding, headers: headers[index] ?? {} },
    ])
    return { ...release, files: new Map(entries) }
  } catch {
    return null
  }
}
