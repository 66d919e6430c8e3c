// The fingerprint of an output folder: which files it has, and with what content. The marker of the folder
// and the record of its build have the same one, unless one of the two was restored without the other.
import type { OutputPath } from '../../shared/paths.ts'
import { hashOf } from '../hash.ts'

type Files = Iterable<readonly [OutputPath, { readonly hash: string }]>

/** A sum of 64 bits for each file, so that a change costs no more than the files that changed. */
export const fingerprintOf = (files: Files): string => sum(0n, files)

/** The fingerprint after files went, and others came. */
export const fingerprintAfter = (before: string, gone: Files, come: Files): string =>
  sum(BigInt(`0x${before}`) - BigInt(`0x${sum(0n, gone)}`), come)

function sum(start: bigint, files: Files): string {
  let total = start
  for (const [path, { hash }] of files) total += BigInt(`0x${hashOf(path, hash).slice(0, 16)}`)
  return BigInt.asUintN(64, total).toString(16)
}
