// Writes the ids of headings into the Markdown files of a site.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import picomatch from 'picomatch'
import { writeWhole } from '../../io/writeWhole.ts'
import { openInstances } from '../../kinds/instanceOfFile.ts'
import { UsageError } from '../../model/usageError.ts'
import { parseJobOf } from '../../reuse/parseJob.ts'
import { addAll } from '../../shared/addAll.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { Session } from '../../workers/session.ts'
import { type IdOptions, writeIds } from './writeIds.ts'

interface WriteOptions {
  readonly options: IdOptions
  /** Files, folders or patterns below the site's folder; none: all files. */
  readonly names: readonly string[]
}

interface WrittenIds {
  readonly written: readonly { readonly file: SourcePath; readonly changed: number }[]
  /** Headings at which an id would change what is read. */
  readonly left: readonly { readonly file: SourcePath; readonly line: number }[]
}

/** Each file is read as its page. Throws a UsageError for a name that no file of the site has. */
export async function writeHeadingIds(
  sources: readonly SourcePath[],
  session: Session,
  { options, names }: WriteOptions,
): Promise<WrittenIds> {
  const { root, config } = session.project
  const { headings } = await session.workers.inline()
  const written: WrittenIds['written'][number][] = []
  const left: WrittenIds['left'][number][] = []
  const instanceOf = openInstances(config)
  const own = sources.filter((file) => instanceOf(file) !== null)
  for (const file of namedFiles(own, names)) {
    const job = parseJobOf(file, { ...session, config })
    if (job === null) continue
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const next = await writeIds(text, (one) => headings(one, job), options)
    addAll(
      left,
      next.left.map((line) => ({ file, line })),
    )
    if (next.text === text) continue
    writeWhole(path, next.text)
    written.push({ file, changed: next.changed })
  }
  return { written, left }
}

function namedFiles(sources: readonly SourcePath[], names: readonly string[]): readonly SourcePath[] {
  const sorted = [...sources].sort()
  if (names.length === 0) return sorted
  const wanted = names.map((name) => {
    const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+|\/+$/g, '')
    const isWanted = path === '.' || path === '' ? () => true : picomatch([path, `${path}/**`])
    const isThere = (source: string): boolean => source === path || isWanted(source)
    if (!sorted.some(isThere)) throw new UsageError(`No Markdown file of the site has the name ${name}.`)
    return isThere
  })
  return sorted.filter((source) => wanted.some((isWanted) => isWanted(source)))
}
