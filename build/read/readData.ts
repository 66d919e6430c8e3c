// Reads the small data files of a site. The content kinds name them: category files, versions.json, sidebars,
// authors, tags.
import { join } from 'node:path'
import { YAMLException } from 'js-yaml'
import { loadModule } from '../config/loadModule.ts'
import { locateFailure } from '../config/locateFailure.ts'
import { parseJson } from '../config/modules/siteModules.ts'
import { readText } from '../io/readText.ts'
import type { ContentKind, DataFile } from '../kinds/contentKind.ts'
import { findDataFile } from '../kinds/dataFiles.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import { expansionProblem } from '../model/text/expandedSize.ts'
import { readYaml } from '../model/text/yaml.ts'
import { hashOutsideFiles, sourceOfRead } from '../reuse/buildKey.ts'
import { fileNameOf, type SourcePath } from '../shared/paths.ts'
import { withoutNul } from '../shared/withoutNul.ts'

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

export async function readData(files: Iterable<SourcePath>, options: DataOptions): Promise<ReadData> {
  const { root, config } = options
  const data = new Map<SourcePath, unknown>()
  const outside = new Map<SourcePath, string>()
  const diagnostics: Diagnostic[] = []
  const finders = [...options.kinds.map((kind) => kind.dataFiles(config)), themeFile]
  for (const file of files) {
    const found = firstFound(finders, file)
    if (!found) continue
    const path = join(root, file)
    try {
      const value = found.isModule
        ? withoutNul(await moduleAt(path, outside, options))
        : parse(readText(path), file)
      data.set(file, value)
    } catch (error) {
      const { reason, ...place } = await locateFailure(error, path, root)
      diagnostics.push({ code: found.code, ...place, message: `The file ${reason}.` })
    }
  }
  return { data, diagnostics, outside }
}

/** The value of a module. Adds what it imports and reads to `outside`. */
async function moduleAt(
  path: string,
  outside: Map<SourcePath, string>,
  options: DataOptions,
): Promise<unknown> {
  const { value, inputs, modules } = await loadModule(path, options)
  const sources = [...inputs.keys(), ...modules.reads].map((name) => sourceOfRead(name, options.root))
  for (const [source, hash] of hashOutsideFiles(sources, options.root)) outside.set(source, hash)
  return value
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
