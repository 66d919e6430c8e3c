// Diagrams that Mermaid cannot read: browsers would show an error in their place. Mermaid's parsers need no
// browser, so the build asks them, and only about texts that it has not asked about before.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findPackage } from '../../io/findPackage.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { DiagramFact, DiagramFailure, PageFacts } from '../../model/page.ts'
import { diagramKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import type { SourcePath } from '../../shared/paths.ts'
import { parseDiagrams } from './parseDiagrams.ts'

type FactsOf = ReadonlyMap<SourcePath, Pick<PageFacts, 'diagrams'>>

/** Nothing is checked when mermaid is not installed, or is a version that cannot be loaded. */
export async function checkDiagrams(
  pages: FactsOf,
  root: string,
  store: Pick<Store, 'get' | 'put'>,
): Promise<readonly Diagnostic[]> {
  const all = [...pages].flatMap(([file, { diagrams = [] }]) =>
    diagrams.filter(({ text }) => !isExternal(text)).map((diagram) => ({ file, diagram })),
  )
  const found = all.length === 0 ? null : findPackage('mermaid', root)
  const module = found && join(found.folder, 'dist/mermaid.esm.min.mjs')
  if (!found || !module || !existsSync(module)) return []
  const known = new Map<string, DiagramFailure | null>()
  const texts = [...new Set(all.map(({ diagram }) => diagram.text))]
  const asked = texts.filter((text) => {
    const stored = store.get(diagramKey(found.version, text))
    if (stored) known.set(text, stored.failure)
    return !stored
  })
  for (const [text, failure] of await parseDiagrams(asked, module)) {
    known.set(text, failure)
    store.put(diagramKey(found.version, text), { failure })
  }
  return all.flatMap(({ file, diagram }) => {
    const failure = known.get(diagram.text)
    return failure ? [{ ...problemOf(diagram, failure), file }] : []
  })
}

/** A package of its own reads these. */
const isExternal = (text: string): boolean => /^\s*zenuml\b/.test(text)

/** The failing line, or that of the fence. */
function problemOf({ text, line }: DiagramFact, { reason, at }: DiagramFailure): Omit<Diagnostic, 'file'> {
  return {
    code: 'diagram',
    line: line + (at === null ? 0 : writtenLine(text, at)),
    column: 1,
    message: `Mermaid cannot read the diagram: ${reason}.`,
    hint: 'Correct it. Readers see an error in its place.',
  }
}

/** Mermaid counts lines without front matter, comments and empty lines at the start. */
function writtenLine(text: string, at: number): number {
  const lines = text.split('\n')
  const [head = ''] = /^\s*---\s*\n[\s\S]*?\n\s*---\s*\n/.exec(text) ?? []
  const kept = lines.map((one, index) => ({ one, number: index + 1 })).slice(head.split('\n').length - 1)
  const counted = kept.filter(({ one }) => !/^\s*%%/.test(one))
  const first = counted.findIndex(({ one }) => one.trim() !== '')
  return counted[Math.min(first + at, counted.length) - 1]?.number ?? 1
}
