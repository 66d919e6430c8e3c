// The list of releases for people.
import type { ListedRelease } from '../listReleases.ts'
import { bytes } from './words.ts'

export function releaseTable(releases: readonly ListedRelease[], name: string): string {
  if (releases.length === 0) return `${name} has no releases.\n`
  const rows = releases.map(({ number, madeAt, files, size, site, status }) => [
    String(number),
    `${madeAt.slice(0, 10)} ${madeAt.slice(11, 16)}`,
    `${files} files`,
    bytes(size),
    site,
    status === 'kept' ? '' : status,
  ])
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
