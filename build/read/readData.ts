// Reads the small data files of a site: category files, versions.json, sidebars, translations.
import { join } from 'node:path'
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml'
import { loadModule, parseJson } from '../config/loadModule.ts'
import { locateFailure } from '../config/locateFailure.ts'
import { readText } from '../io/readText.ts'
import type { Diagnostic, DiagnosticCode } from '../model/diagnostics.ts'
import { expansionProblem } from '../model/expandedSize.ts'
import type { Config } from '../model/project.ts'
import { fileNameOf, joinPath, type SourcePath, sourcePath } from '../shared/paths.ts'

export interface ReadData {
  readonly data: ReadonlyMap<SourcePath, unknown>
  readonly diagnostics: readonly Diagnostic[]
}

export interface DataOptions {
  readonly root: string
  readonly engineRoot: string
  readonly cacheFolder: string
  readonly config: Config
}

/** Files that the configuration names: tags and authors. */
const namedFiles = (config: Config): ReadonlySet<string> =>
  new Set(
    [...config.docs, ...config.blogs]
      .flatMap((instance) => [
        'authorsMapPath' in instance ? instance.authorsMapPath : null,
        instance.tags || null,
      ])
      .filter((name) => name !== null)
      .map(fileNameOf),
  )

/** Includes translations of documents, blog names, the navbar, the footer and the theme. */
const dataFiles: readonly RegExp[] = [
  /(?:^|\/)_category_\.(?:json|ya?ml)$/,
  /(?:^|\/)(?:[\w-]+_)?versions\.json$/,
  /(?:^|\/)tags\.ya?ml$/,
  /_sidebars\//,
  /(?:^|\/)code\.json$/,
  /\/docusaurus-plugin-content-docs[^/]*\/[^/]+\.json$/,
  /\/docusaurus-plugin-content-blog[^/]*\/options\.json$/,
  /\/docusaurus-theme-classic\/(?:navbar|footer)\.json$/,
]

const isData = (path: string): boolean => dataFiles.some((pattern) => pattern.test(path))

const codes: readonly (readonly [RegExp, DiagnosticCode])[] = [
  [/(?:^|\/)tags\.ya?ml$/, 'tagsFile'],
  [/(?:^|\/)authors\.(?:ya?ml|json)$/, 'authorsFile'],
  [/(?:^|\/)_category_\.\w+$/, 'categoryFile'],
  [/(?:^|\/)(?:[\w-]+_)?versions\.json$/, 'versionsFile'],
  [/(?:^|\/)code\.json$|\/docusaurus-[^/]+\/[^/]+\.json$/, 'translationFile'],
]

const codeOf = (path: string): DiagnosticCode =>
  codes.find(([pattern]) => pattern.test(path))?.[1] ?? 'sidebarFile'

export async function readData(files: Iterable<SourcePath>, options: DataOptions): Promise<ReadData> {
  const { root, config } = options
  const data = new Map<SourcePath, unknown>()
  const diagnostics: Diagnostic[] = []
  const modules = new Set(sidebarModules(config))
  const named = namedFiles(config)
  for (const file of files) {
    if (!isData(file) && !modules.has(file) && !named.has(fileNameOf(file))) continue
    try {
      data.set(
        file,
        modules.has(file)
          ? (await loadModule(join(root, file), options)).value
          : parse(readText(join(root, file)), file),
      )
    } catch (error) {
      const { reason, ...place } = await locateFailure(error, join(root, file), root)
      diagnostics.push({ code: codeOf(file), ...place, message: `The file ${reason}.` })
    }
  }
  return { data, diagnostics }
}

function sidebarModules(config: Config): SourcePath[] {
  const named = config.docs.flatMap(({ sidebarPath }) =>
    typeof sidebarPath === 'string' ? [sidebarPath] : [],
  )
  const usual = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `sidebars.${ending}`)
  return [...named, ...usual].map((path) => sourcePath(joinPath(config.contentDir, path)))
}

function parse(text: string, file: SourcePath): unknown {
  if (fileNameOf(file).endsWith('.json')) return parseJson(text)
  const value = load(text, { schema: CORE_SCHEMA })
  const problem = expansionProblem(value)
  if (problem !== null) throw new YAMLException(problem)
  return value
}
