// The data files of documentation: categories, versions, sidebars, tags, translations.
import type { Config } from '../../model/project.ts'
import { joinPath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import type { DataFile } from '../contentKind.ts'
import { fileNames, findDataFile } from '../dataFiles.ts'

export function docsDataFiles(config: Config): (file: SourcePath) => DataFile | null {
  const modules = new Set(sidebarModules(config))
  const rows = [
    [/(?:^|\/)_category_\.(?:json|ya?ml)$/, 'categoryFile'],
    [/(?:^|\/)(?:[\w-]+_)?versions\.json$/, 'versionsFile'],
    [/(?:^|\/)tags\.ya?ml$/, 'tagsFile'],
    [/\/docusaurus-plugin-content-docs[^/]*\/[^/]+\.json$/, 'translationFile'],
    [/_sidebars\//, 'sidebarFile'],
    [fileNames(config.docs.map(({ tags }) => tags)), 'tagsFile'],
  ] as const
  return (file) => (modules.has(file) ? { code: 'sidebarFile', isModule: true } : findDataFile(file, rows))
}

/** The sidebars files of the configuration, and those with the usual name. */
function sidebarModules({ docs, contentDir }: Config): readonly SourcePath[] {
  const named = docs.flatMap(({ sidebarPath }) => (typeof sidebarPath === 'string' ? [sidebarPath] : []))
  const usual = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `sidebars.${ending}`)
  return [...named, ...usual].map((path) => sourcePath(joinPath(contentDir, path)))
}
