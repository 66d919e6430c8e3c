// `_category_.json`, `.yml`, `.yaml`: the options of a folder's category.
import * as v from 'valibot'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { VersionInfo } from '../../model/docs.ts'
import { nameOnDisk } from '../../model/nameOnDisk.ts'
import type { SiteInput } from '../../model/site.ts'
import { nearest } from '../../model/text/nearest.ts'
import type { SourcePath } from '../../shared/paths.ts'
import { type CategoryFile, categoryFile } from './categorySchema.ts'

/**
 * The category file of a folder (as on disk), a translated one first; null when there is none. Docusaurus
 * reads only the original: labels have their translations in `current.json`.
 */
export function categoryFileOf(
  folder: string,
  version: VersionInfo,
  { data, files, config: { isDocusaurus } }: SiteInput,
): { file: CategoryFile | null; diagnostics: readonly Diagnostic[] } {
  const { folder: original, localizedFolder } = version
  const roots = localizedFolder === null || isDocusaurus ? [original] : [localizedFolder, original]
  for (const root of roots)
    for (const ending of ['json', 'yml', 'yaml']) {
      const source = nameOnDisk([root, folder, `_category_.${ending}`].filter(Boolean).join('/'), files)
      if (data.has(source)) return read(data.get(source), source)
    }
  return { file: null, diagnostics: [] }
}

function read(
  content: unknown,
  source: SourcePath,
): { file: CategoryFile | null; diagnostics: readonly Diagnostic[] } {
  const parsed = v.safeParse(categoryFile, content ?? {})
  if (parsed.success) return { file: parsed.output, diagnostics: [] }
  const diagnostics = parsed.issues.map((issue): Diagnostic => {
    const path = (issue.path ?? []).map((item) => String(item.key)).join('.')
    const message =
      issue.expected === 'never'
        ? `There is no category field "${path}".`
        : `The category field "${path}" must be ${issue.expected}, not ${issue.received}.`
    const similar = issue.expected === 'never' ? nearest(path, Object.keys(categoryFile.entries)) : null
    return {
      code: 'categoryFile',
      file: source,
      line: 1,
      column: 1,
      message,
      hint: similar === null ? null : `Did you mean ${similar}?`,
      find: [String(issue.path?.at(-1)?.key ?? '')],
    }
  })
  return { file: null, diagnostics }
}
