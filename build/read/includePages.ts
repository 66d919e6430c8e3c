// Files that stand in other files: their headings, ids and links count where they are included, their text is put there
// when the page is rendered. Code from files likewise.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../io/hash.ts'
import { bodyOf } from '../model/bodyRef.ts'
import { type Diagnostic, inFile } from '../model/diagnostics.ts'
import { nearest } from '../model/nearest.ts'
import type { BodyRef, CodeFact, IncludeFact, PageFacts } from '../model/page.ts'
import { folderOf, includedPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import type { Heading } from '../shared/toc.ts'
import type { Session } from '../workers/session.ts'
import { syntaxOf } from './readSources.ts'

export interface IncludedPages {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  readonly diagnostics: readonly Diagnostic[]
  /** Included files that no content folder holds: they decide what is built as well. */
  readonly outside: ReadonlyMap<SourcePath, string>
}

export async function includePages(
  pages: ReadonlyMap<SourcePath, PageFacts>,
  files: ReadonlySet<SourcePath>,
  session: Session,
): Promise<IncludedPages> {
  const including = [...pages].filter(([, facts]) => facts.includes)
  if (including.length === 0) return { pages, diagnostics: [], outside: new Map() }
  const { project, workers, store, parseIdentity } = session
  const work = await workers.inline()
  const diagnostics: Diagnostic[] = []
  const outside = new Map<SourcePath, string>()
  const composed = new Map<SourcePath, PageFacts>()
  const all = new Map(pages)
  for (const [source, facts] of including) all.set(source, compose(source, facts, []))
  await store.flush()
  return { pages: all, diagnostics, outside: new Map([...outside].sort(([a], [b]) => (a < b ? -1 : 1))) }

  function compose(source: SourcePath, facts: PageFacts, above: readonly SourcePath[]): PageFacts {
    const known = composed.get(source)
    if (known) return known
    if (!facts.includes) return facts
    const headings: Heading[] = []
    const links = [...facts.links]
    const ids = [...facts.ids]
    const escapes = [...facts.escapes]
    const uses = new Set(facts.uses)
    const texts: (BodyRef | null)[] = []
    let code: CodeFact | undefined = facts.code
    let words = facts.words ?? 0
    let done = 0
    for (const include of facts.includes) {
      headings.push(...facts.headings.slice(done, include.headingsBefore))
      done = include.headingsBefore
      const target = find(source, include)
      if (target && include.code !== undefined) texts.push(codeFile(target, include, source))
      else {
        const other = target && includedFacts(target, include, source, above)
        texts.push(other ? moved(bodyOf(other), links.length) : null)
        if (!target || !other) continue
        headings.push(...other.headings)
        words += other.words ?? 0
        links.push(...other.links.map((link) => ({ source: target, ...link })))
        ids.push(...other.ids)
        escapes.push(...other.escapes.map((excuse) => ({ source: target, ...excuse })))
        for (const use of other.uses ?? []) uses.add(use)
        if (other.code)
          code ??= {
            reason: `it includes ${target}, in which ${other.code.reason}`,
            line: include.line,
            column: include.column,
          }
      }
    }
    headings.push(...facts.headings.slice(done))
    const whole: PageFacts = {
      ...facts,
      headings,
      links,
      ids,
      escapes,
      ...(code ? { code } : {}),
      ...(uses.size > 0 ? { uses: [...uses] } : {}),
      text: {
        key: facts.bodyKey,
        firstLink: 0,
        includes: texts,
        places: facts.includes.map(({ headingsBefore }) => headingsBefore),
      },
      ...(words > 0 ? { words } : {}),
    }
    composed.set(source, whole)
    return whole
  }

  function find(source: SourcePath, { specifier, line, column }: IncludeFact): SourcePath | null {
    const target = includedPath(specifier, source)
    if (
      pages.has(target as SourcePath) ||
      (!target.startsWith('..') && existsSync(join(project.root, target)))
    ) {
      // Before it is read: what is saved meanwhile is seen by the next build.
      if (!files.has(sourcePath(target)) && !outside.has(sourcePath(target)))
        outside.set(sourcePath(target), hashOf(readFileSync(join(project.root, target))))
      return sourcePath(target)
    }
    const similar = nearest(
      target,
      [...pages.keys()].filter((one) => folderOf(one) === folderOf(target as SourcePath)),
    )
    diagnostics.push({
      code: 'missingInclude',
      file: source,
      line,
      column,
      message: `There is no file ${specifier} to include.`,
      hint: similar
        ? `Did you mean ${similar}?`
        : 'Correct the path; it is relative to this file, or begins with @site/.',
    })
    return null
  }

  function includedFacts(
    target: SourcePath,
    { line, column }: IncludeFact,
    source: SourcePath,
    above: readonly SourcePath[],
  ): PageFacts | null {
    if (target === source || above.includes(target)) {
      const chain = [...above, source, target].join(' → ')
      diagnostics.push({
        code: 'includeCycle',
        file: source,
        line,
        column,
        message: `The file includes itself: ${chain}.`,
        hint: 'Remove one of these imports.',
      })
      return null
    }
    const facts = pages.get(target) ?? read(target)
    return facts && compose(target, facts, [...above, source])
  }

  /** A Markdown file outside of the content, such as the project's README. */
  function read(target: SourcePath): PageFacts | null {
    const syntax = syntaxOf(target, project.config.markdown.format)
    if (!syntax) return null
    const { facts, diagnostics: found } = work.parse({ source: target, syntax })
    diagnostics.push(...[...found, ...(facts?.diagnostics ?? [])].map((one) => inFile(target, one)))
    return facts
  }

  function codeFile(target: SourcePath, include: IncludeFact, source: SourcePath): BodyRef {
    const text = readFileSync(join(project.root, target), 'utf8')
    const key = `file:${hashOf(parseIdentity, text, include.code ?? '')}`
    const found = work.codeFile(key, text, include.code ?? '')
    diagnostics.push(
      ...found.map((one) => ({ ...one, file: source, line: include.line, column: include.column })),
    )
    return { key, firstLink: 0, includes: [] }
  }
}

/** The same text when its first link has another number. */
const moved = ({ firstLink, includes, ...text }: BodyRef, by: number): BodyRef => ({
  ...text,
  firstLink: firstLink + by,
  includes: includes.map((one) => (one === null ? null : moved(one, by))),
})
