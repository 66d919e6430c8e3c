// Translated pages whose original was removed, renamed or moved: no page shows them, so nobody would notice.
import type { Diagnostic } from '../model/diagnostics.ts'
import { isOriginal } from '../model/locales.ts'
import { nameOnDisk } from '../model/nameOnDisk.ts'
import type { SiteInput } from '../model/site.ts'
import { fileNameOf, folderOf, inOneForm, joinPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import { openInstances } from './instanceOfFile.ts'
import { localeFolder } from './translations.ts'

/** A folder of which no original exists is reported once. */
export function orphanedTranslations({
  config,
  files,
}: Pick<SiteInput, 'config' | 'files'>): readonly Diagnostic[] {
  const languages = config.i18n.builtLocales
    .filter((locale) => !isOriginal(locale, config))
    .map((locale) => `${localeFolder(locale, config)}/`)
  if (languages.length === 0) return []
  const below = `${joinPath(config.contentDir, config.i18n.path)}/`
  const instanceOf = openInstances(config)
  const folders = openFolders(files)
  const found = new Map<string, Diagnostic>()
  for (const file of files) {
    const language = file.startsWith(below) && languages.find((folder) => file.startsWith(folder))
    if (!language) continue
    const instance = instanceOf(file)
    const plugin = instance ? null : unknownPlugin(file.slice(language.length))
    if (plugin)
      found.set(plugin.folder, lostFolder(language + plugin.folder, `The site has no ${plugin.name}.`))
    if (!instance?.original || !instance.included || files.has(nameOnDisk(instance.original, files))) continue
    const { original, versionFolder } = instance
    const frozen = frozenFolderOf(original, versionFolder)
    if (frozen === null || folders.has(frozen)) found.set(file, lostFile(file, original, files))
    else {
      const folder = file.slice(0, file.indexOf(`/${versionFolder}/`) + `/${versionFolder}`.length)
      found.set(folder, lostFolder(folder, `There are no documents in ${frozen}.`))
    }
  }
  return [...found.values()]
}

/** A folder of translations for documents, a blog or pages, by a path in the folder of a language. */
function unknownPlugin(path: string): { readonly folder: string; readonly name: string } | null {
  const match = /^(docusaurus-plugin-content-(docs|blog|pages)(?:-([^/]+))?)\/.*\.mdx?$/.exec(path)
  if (!match) return null
  const [, folder = '', kind, id] = match
  return { folder, name: id === undefined ? `${kind}` : `${kind} with the id "${id}"` }
}

/** `versioned_docs/version-1.0`; null for files without a frozen version. */
const frozenFolderOf = (original: string, versionFolder: string | null): string | null =>
  !versionFolder || versionFolder === 'current'
    ? null
    : original.slice(0, original.indexOf(`/${versionFolder}/`) + versionFolder.length + 1)

/** Answers which folders have files, in any Unicode form. It looks through the files once, when asked. */
function openFolders(files: ReadonlySet<SourcePath>): { readonly has: (folder: string) => boolean } {
  let known: ReadonlySet<string> | null = null
  return { has: (folder) => (known ??= foldersOf(files)).has(inOneForm(folder)) }
}

function foldersOf(files: ReadonlySet<SourcePath>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const file of files) {
    let folder = folderOf(inOneForm(file))
    while (folder !== '' && !folders.has(folder)) {
      folders.add(folder)
      folder = folderOf(folder)
    }
  }
  return folders
}

const lostFolder = (folder: string, reason: string): Diagnostic =>
  orphan(
    folder,
    `${reason} No page shows the translations in this folder.`,
    'Remove the folder, or give it the name of what it translates.',
  )

function lostFile(file: SourcePath, original: string, files: ReadonlySet<SourcePath>): Diagnostic {
  const base = original.replace(/\.\w+$/, '')
  const renamed = ['md', 'mdx'].map((ending) => sourcePath(`${base}.${ending}`)).find((one) => files.has(one))
  const hint = renamed
    ? `The page is ${renamed}: rename the translation to ${fileNameOf(renamed)}.`
    : `Remove the translation, or move it to where the page is now.`
  return orphan(file, `There is no ${original}, so no page shows this translation of it.`, hint)
}

const orphan = (file: string, message: string, hint: string): Diagnostic => ({
  ...{ code: 'orphanedTranslation', line: 0, column: 0, file: sourcePath(file) },
  ...{ message, hint },
})
