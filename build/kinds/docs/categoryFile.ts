// `_category_.json`, `.yml`, `.yaml`: the options of a folder's category.
import * as v from 'valibot'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { VersionInfo } from '../../model/docs.ts'
import { nameOnDisk } from '../../model/nameOnDisk.ts'
import type { SiteInput } from '../../model/site.ts'
import { nearest } from '../../model/text/nearest.ts'
import { joinPath, type SourcePath } from '../../shared/paths.ts'
import { type CategoryFile, categoryFile } from './categorySchema.ts'

interface FoundCategory {
  readonly file: CategoryFile | null
  readonly diagnostics: readonly Diagnostic[]
}

/** The category file of a folder (as on disk), in the main language; null when there is none. */
export const categoryFileOf = (folder: string, version: VersionInfo, input: SiteInput): FoundCategory =>
  find(version.folder, folder, input)

/**
 * The words of a translated category file. Everything else is the same in all languages, so that a page has
 * one URL.
 */
export function translatedCategory(
  folder: string,
  original: CategoryFile | null,
  version: VersionInfo,
  input: SiteInput,
): FoundCategory {
  if (version.localizedFolder === null || !input.config.behaviors.translatesCategoryFiles)
    return { file: null, diagnostics: [] }
  const { file, diagnostics } = find(version.localizedFolder, folder, input)
  if (!file) return { file, diagnostics }
  const source = sourceIn(version.localizedFolder, folder, input) as SourcePath
  const other = Object.keys(file).filter((name) => !isSame(name, file, original))
  return {
    file,
    diagnostics: other.map((name) => withoutEffect(name, source, joinPath(version.folder, folder))),
  }
}

/** The file of the category of a folder, in the main language. */
export const categorySource = (
  folder: string,
  version: VersionInfo,
  input: SiteInput,
): SourcePath | undefined => sourceIn(version.folder, folder, input)

const sourceIn = (root: string, folder: string, { data, files }: SiteInput): SourcePath | undefined =>
  ['json', 'yml', 'yaml']
    .map((ending) => nameOnDisk([root, folder, `_category_.${ending}`].filter(Boolean).join('/'), files))
    .find((source) => data.has(source))

function find(root: string, folder: string, input: SiteInput): FoundCategory {
  const source = sourceIn(root, folder, input)
  return source === undefined ? { file: null, diagnostics: [] } : read(input.data.get(source), source)
}

/** Whether a field has words only, or says what the original says. */
function isSame(name: string, file: CategoryFile, original: CategoryFile | null): boolean {
  if (words.has(name)) return true
  const settings = (from: CategoryFile | null) =>
    JSON.stringify((from as Readonly<Record<string, unknown>> | null)?.[name], (key, value) =>
      name === 'link' && words.has(key) ? undefined : value,
    )
  return settings(file) === settings(original)
}

const words: ReadonlySet<string> = new Set(['$schema', 'label', 'badge', 'description', 'title', 'keywords'])

const withoutEffect = (name: string, source: SourcePath, folder: string): Diagnostic => ({
  ...wrongCategory(`The field "${name}" has no effect in a translated category file.`, source, [name]),
  severity: 'warning',
  hint: `Write it in the category file of ${folder}. It is the same in all languages.`,
})

/** `find` are words in the file, which lead to the place. */
export const wrongCategory = (message: string, file: SourcePath, find: readonly string[]): Diagnostic => ({
  code: 'categoryFile',
  ...{ file, line: 1, column: 1, message, find },
  hint: null,
})

function read(content: unknown, source: SourcePath): FoundCategory {
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
      ...wrongCategory(message, source, [String(issue.path?.at(-1)?.key ?? '')]),
      hint: similar === null ? null : `Did you mean ${similar}?`,
    }
  })
  return { file: null, diagnostics }
}
