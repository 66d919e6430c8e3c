// What disks, copies and editors do to files: each kind of damage changes one file of a folder.
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { Random } from './edits.ts'

/** Returns false where the file cannot have this damage. `older` is the same file of an earlier state. */
type Damage = (file: string, random: Random, older: Buffer | null) => boolean

export const damages: Readonly<Record<string, Damage>> = {
  deleted: (file) => {
    rmSync(file)
    return true
  },
  emptied: (file) => rewrite(file, () => Buffer.alloc(0)),
  'cut off': (file, random) =>
    rewrite(file, (bytes) => bytes.subarray(0, Math.floor(random() * bytes.length))),
  longer: (file) => rewrite(file, (bytes) => Buffer.concat([bytes, Buffer.from('and more')])),
  'with another bit': (file, random) => rewrite(file, (bytes) => flip(bytes, random, 1)),
  'with another bit in its first bytes': (file, random) =>
    rewrite(file, (bytes) => flip(bytes, random, Math.min(1, 200 / bytes.length))),
  'with a block of zeros': (file, random) =>
    rewrite(file, (bytes) => {
      const from = Math.floor((random() * bytes.length) / 512) * 512
      return bytes.fill(0, from, Math.min(bytes.length, from + 4096))
    }),
  'of other bytes': (file, random) => rewrite(file, (bytes) => bytes.map(() => Math.floor(random() * 256))),
  'with other digits': (file, random) =>
    rewrite(file, (bytes) => {
      const digits = [...bytes.keys()].filter((at) => isDigit(bytes[at] as number))
      const at = digits[Math.floor(random() * digits.length)]
      if (at !== undefined) bytes[at] = 0x30 + (((bytes[at] as number) - 0x30 + 1) % 10)
      return bytes
    }),
  'of an earlier state': (file, _random, older) => older !== null && rewrite(file, () => older),
  'in place of another': swap,
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39

/** False where nothing would change. */
function rewrite(file: string, change: (bytes: Buffer) => Uint8Array): boolean {
  const before = readFileSync(file)
  const after = change(Buffer.from(before))
  if (before.equals(after)) return false
  writeFileSync(file, after)
  return true
}

function flip(bytes: Buffer, random: Random, part: number): Buffer {
  const at = Math.floor(random() * bytes.length * part)
  if (bytes.length > 0) bytes[at] = (bytes[at] as number) ^ (1 << Math.floor(random() * 8))
  return bytes
}

/** With a file beside it that has the same ending. */
function swap(file: string, random: Random): boolean {
  const folder = dirname(file)
  const others = readdirSync(folder).filter(
    (name) =>
      name !== basename(file) && extname(name) === extname(file) && statSync(join(folder, name)).isFile(),
  )
  const other = others[Math.floor(random() * others.length)]
  if (other === undefined) return false
  renameSync(file, `${file}.aside`)
  renameSync(join(folder, other), file)
  renameSync(`${file}.aside`, join(folder, other))
  return true
}
