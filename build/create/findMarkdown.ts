// Finds the folder of the Markdown files that a site is made from.
import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Relative to `root`: `docs` when it has Markdown files, else '.' when the folder itself has some, else the
 * folder with the most. Null when there are none. Notes for developers of a project do not count.
 */
export function findMarkdown(root: string): string | null {
  const entries = listed(root)
  const folders = entries.filter((entry) => entry.isDirectory() && !skipped.test(entry.name))
  const counts = new Map(folders.map(({ name }) => [name, countIn(join(root, name))]))
  if (counts.get('docs')) return 'docs'
  if (entries.some((entry) => isMarkdown(entry) && !aboutProject.test(entry.name))) return '.'
  const [most] = [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return most?.[0] ?? null
}

const skipped = /^(?:\.|_|node_modules$|dist$|build$)/
const aboutProject = /^(?:readme|changelog|contributing|license|security|code_of_conduct|support)\./i

const isMarkdown = (entry: Dirent): boolean => entry.isFile() && /\.mdx?$/i.test(entry.name)

/** Only to compare: deeper folders than this do not matter. */
const deepest = 4

function countIn(folder: string, depth = 1): number {
  const entries = listed(folder)
  const below = entries.filter((entry) => entry.isDirectory() && !skipped.test(entry.name))
  const deeper = depth < deepest ? below.map(({ name }) => countIn(join(folder, name), depth + 1)) : []
  return deeper.reduce((sum, count) => sum + count, entries.filter(isMarkdown).length)
}

function listed(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
