// Folders that the configuration names but that do not exist, and sites without a page. Without these errors,
// a wrong path would remove the pages of the last build.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { findConfigValue } from '../model/config/findConfigValue.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import type { Site } from '../model/site.ts'
import { pageOf } from '../model/subjects.ts'
import { joinPath, sourcePath } from '../shared/paths.ts'

export function missingFolders({ root, config, configFile, written }: LoadedProject): readonly Diagnostic[] {
  const missingStatic = written.staticFolders
    .filter(({ folder }) => !existsSync(join(root, folder)))
    .map(
      ({ key, value }): Diagnostic => ({
        code: 'missingStaticFolder',
        file: configFile,
        line: 0,
        column: 0,
        message: `${key} is "${value}", but there is no such folder, so nothing is copied from it.`,
        hint: `Create the folder, or remove ${value} from staticDirectories.`,
        find: findConfigValue(key, value),
      }),
    )
  return [
    ...missingContent({ root, configFile, written }),
    ...missingStatic,
    ...filesForFolders(foldersOf(config), root),
  ]
}

/** Folders that are read, as far as the site uses them. */
function foldersOf({ contentDir, docs, blogs, staticDirectories, i18n }: Config): readonly string[] {
  const content = [...docs, ...blogs].map(({ path }) => path)
  return [
    ...new Set([
      contentDir,
      ...[...content, ...(docs.length > 0 ? ['docs'] : [])].map((path) => joinPath(contentDir, path)),
    ]),
    ...staticDirectories,
    ...(i18n.locales.length > 1 ? [i18n.path] : []),
  ]
}

/** Also of the usual names: where one is a file, the pages of the last build would go. */
const filesForFolders = (folders: readonly string[], root: string): readonly Diagnostic[] =>
  folders
    .filter((folder) => statSync(join(root, folder), { throwIfNoEntry: false })?.isFile())
    .map((folder) => ({
      ...{ code: 'missingPath', file: sourcePath(folder), line: 0, column: 0 },
      message: 'It is a file, but must be a folder.',
      hint: 'Rename or remove the file, or name another folder in the configuration.',
      hides: pageOf(sourcePath(folder)),
    }))

function missingContent({
  root,
  configFile,
  written,
}: Pick<LoadedProject, 'root' | 'configFile' | 'written'>): readonly Diagnostic[] {
  return written.folders
    .filter(({ folder }) => !existsSync(join(root, folder)))
    .map(({ key, value, folder }) => ({
      code: 'missingPath',
      file: configFile,
      line: 0,
      column: 0,
      message: `${key} is "${value}", but there is no folder ${folder}.`,
      hint: /^[A-Za-z]:/.test(value)
        ? 'Write the folder relative to the folder of the site. It must be on the same drive.'
        : `Create the folder, or correct ${key}.`,
      find: findConfigValue(key, value),
    }))
}

export function emptySite({ routes }: Pick<Site, 'routes'>, markdownFiles: number): readonly Diagnostic[] {
  if (routes.some(({ source }) => source !== null)) return []
  const hint =
    markdownFiles === 0
      ? 'Add a document such as docs/intro.md, or name the folder of the site after the command.'
      : `It has Markdown files (${markdownFiles}), but all are drafts, excluded, or in other folders.`
  return [{ code: 'emptySite', file: null, line: 0, column: 0, message: 'The site has no pages.', hint }]
}
