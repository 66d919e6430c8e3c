// The data files of documentation: categories, versions, sidebars, tags, translations.
import type { Config } from '../../model/project.ts'
import { joinPath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import type { DataFile } from '../contentKind.ts'
import { fileNames, findDataFile } from '../dataFiles.ts'

export function docsDataFiles(config: Config): (file: SourcePath) => DataFile | null {
  const modules = new Set(sidebarModules(config))
  const usual = new Set(config.markdown.untrusted ? usualModules(config) : [])
  const rows = [
    [/(?:^|\/)_category_\.(?:json|ya?ml)$/, 'categoryFile'],
    [/(?:^|\/)(?:[\w-]+_)?versions\.json$/, 'versionsFile'],
    [/(?:^|\/)tags\.ya?ml$/, 'tagsFile'],
    [/\/docusaurus-plugin-content-docs[^/]*\/[^/]+\.json$/, 'translationFile'],
    [/_sidebars\//, 'sidebarFile'],
    [fileNames(config.docs.map(({ tags }) => tags)), 'tagsFile'],
  ] as const
  return (file) => {
    if (modules.has(file)) return { code: 'sidebarFile', isModule: true }
    if (usual.has(file)) return { code: 'untrustedCode', isModule: false, isRefused: true }
    return findDataFile(file, rows)
  }
}

/** The sidebars files of the configuration, and those with the usual name. */
function sidebarModules({ docs, ...config }: Config): readonly SourcePath[] {
  const named = docs.flatMap(({ sidebarPath }) => (typeof sidebarPath === 'string' ? [sidebarPath] : []))
  return [...named.map((path) => sourcePath(joinPath(config.contentDir, path))), ...usualSidebarFiles(config)]
}

type NamesConfig = Pick<Config, 'contentDir' | 'markdown'>

/** The sidebars files that need no name in the configuration, in the order in which they count. */
export const usualSidebarFiles = (config: NamesConfig): readonly SourcePath[] => [
  ...(config.markdown.untrusted ? [] : usualModules(config)),
  sourcePath(joinPath(config.contentDir, 'sidebars.json')),
]

const usualModules = ({ contentDir }: Pick<Config, 'contentDir'>): readonly SourcePath[] =>
  ['ts', 'mts', 'js', 'mjs', 'cjs'].map((ending) => sourcePath(joinPath(contentDir, `sidebars.${ending}`)))
