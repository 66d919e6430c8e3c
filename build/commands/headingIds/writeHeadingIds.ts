// Writes the ids of headings into the Markdown files of a site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import picomatch from 'picomatch'
import { writeWhole } from '../../io/writeWhole.ts'
import { openInstances } from '../../kinds/instanceOfFile.ts'
import { withoutColors } from '../../markdown/code/withoutColors.ts'
import { fileSyntax } from '../../markdown/fileSyntax.ts'
import { createPageParser } from '../../markdown/parsePage.ts'
import type { Project } from '../../model/project.ts'
import { UsageError } from '../../model/usageError.ts'
import { knownComponents } from '../../read/markdownKey.ts'
import type { SourcePath } from '../../shared/paths.ts'
import { type IdOptions, writeIds } from './writeIds.ts'

interface WriteOptions {
  readonly project: Project
  readonly engineRoot: string
  readonly options: IdOptions
  /** Files, folders or patterns below the site's folder; none: all files. */
  readonly names: readonly string[]
  readonly maintainCase: boolean
}

interface WrittenIds {
  readonly written: readonly { readonly file: SourcePath; readonly changed: number }[]
  /** Files in which an id would change what is read. */
  readonly left: readonly SourcePath[]
}

/** Throws a UsageError for a name that no file of the site has. */
export function writeHeadingIds(sources: readonly SourcePath[], write: WriteOptions): WrittenIds {
  const { project, engineRoot, options, maintainCase } = write
  const { format } = project.config.markdown
  const parser = createPageParser({
    ...{
      highlighter: withoutColors,
      renderMath: null,
      knownComponents: knownComponents(project, engineRoot),
    },
    markdown: { ...project.config.markdown, maintainCase },
  })
  const written: WrittenIds['written'][number][] = []
  const left: SourcePath[] = []
  const instanceOf = openInstances(project.config)
  const own = sources.filter((file) => instanceOf(file) !== null)
  for (const file of namedFiles(own, write.names)) {
    const syntax = fileSyntax(file, format)
    if (syntax === null) continue
    const path = join(project.root, file)
    const text = readFileSync(path, 'utf8')
    const next = writeIds(text, (one) => parser.headings(one, syntax), options)
    if (next === null) left.push(file)
    else if (next.text !== text) {
      writeWhole(path, next.text)
      written.push({ file, changed: next.changed })
    }
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
