// Copies the current documents, their translations and sidebars to a frozen version. Copies are made under
// another name and then renamed; versions.json, which makes the version exist, is written last.
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadModule } from '../../config/loadModule.ts'
import type { LoadedProject } from '../../config/loadProject.ts'
import { parseJson } from '../../config/modules/siteModules.ts'
import { readText } from '../../io/readText.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { messageChain } from '../../model/messageChain.ts'
import { UsageError } from '../../model/usageError.ts'
import { copyContent } from './copyContent.ts'
import { copyTranslations, type TranslatedDocs, translatedDocs } from './freezeTranslations.ts'
import { keepTargets } from './keepTargets.ts'
import { versionName } from './versionName.ts'

export interface FrozenVersion {
  readonly name: string
  /** Folder of the current documents, relative to the content folder. */
  readonly path: string
  /** Absolute path of the copy. */
  readonly folder: string
  /** The languages whose translations were copied too. */
  readonly languages: readonly string[]
}

/** Throws a UsageError when the name, the instance or the files do not allow it; then nothing was changed. */
export async function freezeVersion(
  givenName: string | undefined,
  instance: string,
  { root, config }: LoadedProject,
): Promise<FrozenVersion> {
  const name = versionName(givenName)
  const content = join(root, config.contentDir)
  const docs = docsOf(instance, config.docs, content)
  const files = versionFiles(content, instance, name)
  const versions = readVersions(files.list)
  if (versions.includes(name))
    throw new UsageError(
      `The version ${name} exists already: ${files.list} contains it. Choose another name.`,
    )
  const translations = translatedDocs(instance, name, { root, config })
  const found = [files.folder, ...translations.flatMap(targetsOf)].find(existsSync)
  if (found !== undefined)
    throw new UsageError(
      `There is ${found}, but ${files.list} does not name ${name}: it was interrupted. ` +
        'Add the name to the list, or remove it and try again.',
    )
  const source = join(content, docs.path)
  if (!existsSync(source)) throw new UsageError(`There are no documents in ${source}.`)
  const draft = copyContent(source, files.folder, root)
  keepTargets({ draft, from: source, to: files.folder })
  const sidebars = await currentSidebars(sidebarFile(content, docs.sidebarPath, instance), root)
  if (sidebars !== null) {
    mkdirSync(dirname(files.sidebars), { recursive: true })
    writeWhole(files.sidebars, `${JSON.stringify(sidebars, null, 2)}\n`)
  }
  for (const one of translations) copyTranslations(one, root)
  renameSync(draft, files.folder)
  writeWhole(files.list, `${JSON.stringify([name, ...versions], null, 2)}\n`)
  return { name, path: docs.path, folder: files.folder, languages: translations.map(({ locale }) => locale) }
}

const targetsOf = ({ folder, labels }: TranslatedDocs): readonly string[] =>
  [folder, labels].flatMap((copy) => (copy ? [copy.to] : []))

type DocsConfig = LoadedProject['config']['docs'][number]

function docsOf(instance: string, all: readonly DocsConfig[], content: string): DocsConfig {
  const docs = all.find(({ id }) => id === instance)
  if (!docs)
    throw new UsageError(
      `There is no docs instance "${instance}". The instances are ${all.map(({ id }) => id).join(', ')}.`,
    )
  if (docs.path === '' && !readdirSync(content).some((name) => /\.mdx?$/i.test(name)))
    throw new UsageError(
      `There are no documents in ${content}. Name the folder of the site after the name of the version.`,
    )
  if (docs.path === '')
    throw new UsageError('The documents are in the root of the site. Move them to a docs folder first.')
  return docs
}

/** Absolute paths; the files of an instance other than `default` begin with its id. */
function versionFiles(content: string, instance: string, name: string) {
  const path = (file: string) => join(content, instance === 'default' ? file : `${instance}_${file}`)
  return {
    list: path('versions.json'),
    folder: join(path('versioned_docs'), `version-${name}`),
    sidebars: join(path('versioned_sidebars'), `version-${name}-sidebars.json`),
  }
}

function readVersions(listFile: string): readonly string[] {
  if (!existsSync(listFile)) return []
  try {
    const value = parseJson(readText(listFile))
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value
  } catch (error) {
    throw new UsageError(`${listFile} cannot be read: ${messageChain(error)}.`, { cause: error })
  }
  throw new UsageError(`${listFile} must be a list of version names such as ["2.0", "1.0"].`)
}

const sidebarNames = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((extension) => `sidebars.${extension}`)

/** Null when the instance has no sidebar file. */
function sidebarFile(content: string, sidebarPath: string | false | null, instance: string): string | null {
  if (sidebarPath === false) return null
  const defaults = instance === 'default' ? sidebarNames : []
  const names = sidebarPath === null ? defaults : [sidebarPath]
  return names.map((name) => join(content, name)).find(existsSync) ?? null
}

async function currentSidebars(file: string | null, root: string): Promise<unknown> {
  if (file === null) return null
  const options = { cacheFolder: join(root, '.cache'), engineRoot: root }
  return (await loadModule(file, options)).value
}
