// The data files of blogs: authors, tags, translated names.
import type { Config } from '../../model/project.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { DataFile } from '../contentKind.ts'
import { fileNames, findDataFile } from '../dataFiles.ts'

export function blogDataFiles({ blogs }: Config): (file: SourcePath) => DataFile | null {
  const rows = [
    [/(?:^|\/)tags\.ya?ml$/, 'tagsFile'],
    [/\/docusaurus-plugin-content-blog[^/]*\/options\.json$/, 'translationFile'],
    [fileNames(blogs.map(({ authorsMapPath }) => authorsMapPath)), 'authorsFile'],
    [fileNames(blogs.map(({ tags }) => tags)), 'tagsFile'],
  ] as const
  return (file) => findDataFile(file, rows)
}
