// Reads the small data files of a site. The content kinds name them: category files, versions.json, sidebars,
// authors, tags.

import { join } from 'node:path'
import { YAMLException } from 'js-yaml'
import { asksForLanguage, inLanguage } from '../config/inLanguages.ts'
import { loadModule } from '../config/loadModule.ts'
import { locateFailure } from '../config/locateFailure.ts'
import { parseJson } from '../config/modules/siteModules.ts'
import { readText } from '../io/readText.ts'
import type { ContentKind, DataFile } from '../kinds/contentKind.ts'
import { findDataFile } from '../kinds/dataFiles.ts'
import { type Diagnostic, inFile } from '../model/diagnostics.ts'
import { InLanguages } from '../model/inLanguages.ts'
import type { Config } from '../model/project.ts'
import type { DiagnosticCode } from '../model/rules.ts'
import { pageOf, type Subject } from '../model/subjects.ts'
import { expansionProblem } from '../model/text/expandedSize.ts'
import { readYaml } from '../model/text/yaml.ts'
import { hashOutsideFiles, sourceOfRead } from '../reuse/buildKey.ts'
import { addAll } from '../shared/addAll.ts'
import { cleanValues } from '../shared/cleanValues.ts'
import { fileNameOf, type SourcePath } from '../shared/paths.ts'
import { unsafeMessage, withSafeUrls } from '../shared/unsafeUrls.ts'
import { secretProblems, secretsInValue } from './secretProblems.ts'

export interface ReadData {
  readonly data: ReadonlyMap<SourcePath, unknown>
  readonly diagnostics: readonly Diagnostic[]
  /** Files that modules among them import and read, with their hashes. */
  readonly outside: ReadonlyMap<SourcePath, string>
}

export interface DataOptions {
  readonly root: string
  readonly engineRoot: string
  readonly cacheFolder: string
  readonly config: Config
  /** They name the files to read. */
  readonly kinds: readonly ContentKind[]
}

/** Data files of the theme: translations of its messages, of the navbar and of the footer. */
const themeFile = (file: SourcePath): DataFile | null =>
  findDataFile(file, [
    [/(?:^|\/)code\.json$/, 'translationFile'],
    [/\/docusaurus-theme-classic\/(?:navbar|footer)\.json$/, 'translationFile'],
  ])

/** `unread`: files that cannot be read, and folders in the place of files. */
export async function readData(
  files: Iterable<SourcePath>,
  unread: ReadonlyMap<SourcePath, string>,
  options: DataOptions,
): Promise<ReadData> {
  const { root, config } = options
  const data = new Map<SourcePath, unknown>()
  const outside = new Map<SourcePath, string>()
  const finders = [...options.kinds.map((kind) => kind.dataFiles(config)), themeFile]
  const diagnostics = [...unread].flatMap(([file, reason]) =>
    unreadProblem(file, reason, { found: firstFound(finders, file), config }),
  )
  for (const file of files) {
    const found = firstFound(finders, file)
    if (!found) continue
    if (found.isRefused) {
      diagnostics.push(refusedModule(file, found.code))
      continue
    }
    const path = join(root, file)
    try {
      const text = readText(path)
      const value = found.isModule ? await moduleAt(path, outside, options) : parse(text, file)
      const safe = withSafeUrls(value)
      data.set(file, safe.value)
      for (const { url } of safe.unsafe)
        diagnostics.push(
          inFile(file, { code: 'unsafeLink', line: 1, column: 1, ...unsafeMessage(url), find: [url] }),
        )
      const secrets = found.isModule ? secretsInValue(value) : secretProblems(text)
      addAll(
        diagnostics,
        secrets.map((one) => inFile(file, one)),
      )
      if (found.isModule && text.trim() === '') diagnostics.push(emptyModule(file, found.code))
    } catch (error) {
      const { reason, ...place } = await locateFailure(error, path, root)
      const hides = pagesOf(found.code, config)
      diagnostics.push({ code: found.code, ...place, message: `The file ${reason}.`, hides })
    }
  }
  return { data, diagnostics, outside }
}

/** Only of data files is it certain that a folder is a mistake. */
function unreadProblem(
  file: SourcePath,
  reason: string,
  { found, config }: { readonly found: DataFile | null; readonly config: Config },
): readonly Diagnostic[] {
  const isFolder = reason === 'is a folder'
  if (isFolder && !found) return []
  const code = found?.code ?? 'unreadableFile'
  const hint = isFolder ? 'Rename or remove it: a file with data has this name.' : 'Check its permissions.'
  const message = isFolder ? 'It is a folder, but must be a file.' : `The file ${reason}.`
  const hides = [...pageOf(file), ...pagesOf(code, config)]
  return [{ code, file, line: 0, column: 0, message, hint, hides }]
}

/** Without the list of versions, their pages are not known. */
const pagesOf = (code: DiagnosticCode, { docs }: Config): readonly Subject[] =>
  code === 'versionsFile'
    ? docs.map(({ routeBasePath }): Subject => `segment ${fileNameOf(routeBasePath.replace(/\/$/, ''))}`)
    : []

/** Docusaurus reads it as an object without sidebars. */
const emptyModule = (file: SourcePath, code: DiagnosticCode): Diagnostic => ({
  ...{ code, severity: 'warning', file, line: 0, column: 0 },
  message: 'The file is empty, so the documents have no sidebar.',
  hint: "Write export default { docs: [{ type: 'autogenerated', dirName: '.' }] }, or remove the file.",
})

const refusedModule = (file: SourcePath, code: DiagnosticCode): Diagnostic => ({
  ...{ code, file, line: 0, column: 0 },
  message:
    "The file is code that the configuration does not name, so it is not loaded: content is 'untrusted'.",
  hint: "Name it in the configuration, docs: { sidebarPath: '…' }, or write it as JSON.",
})

/** The value of a module. Adds what it imports and reads to `outside`. */
async function moduleAt(
  path: string,
  outside: Map<SourcePath, string>,
  options: DataOptions,
): Promise<unknown> {
  const first = await loadModule(path, options)
  const { inputs, modules } = first
  const sources = [...inputs.keys(), ...modules.reads].map((name) => sourceOfRead(name, options.root))
  for (const [source, hash] of hashOutsideFiles(sources, options.root)) outside.set(source, hash)
  const { i18n } = options.config
  if (!asksForLanguage(modules) || i18n.builtLocales.length < 2) return cleanValues(first.value)
  const values: Record<string, unknown> = {}
  for (const locale of i18n.builtLocales)
    values[locale] = await inLanguage(locale, i18n, async () =>
      cleanValues((await loadModule(path, options)).value),
    )
  return new InLanguages(values)
}

function firstFound(
  finders: readonly ((file: SourcePath) => DataFile | null)[],
  file: SourcePath,
): DataFile | null {
  for (const find of finders) {
    const found = find(file)
    if (found) return found
  }
  return null
}

function parse(text: string, file: SourcePath): unknown {
  if (fileNameOf(file).endsWith('.json')) return parseJson(text)
  const value = readYaml(text)
  const problem = expansionProblem(value)
  if (problem !== null) throw new YAMLException(problem)
  return value
}
