// Copies the current documents and sidebars to a frozen version. The copy is made under another name and then
// renamed; versions.json, which makes the version exist, is written last.
import { cpSync, existsSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { loadModule } from '../config/loadModule.ts'
import type { LoadedProject } from '../config/loadProject.ts'
import { parseJson } from '../config/modules/siteModules.ts'
import { readText } from '../io/readText.ts'
import { writeWhole } from '../io/writeWhole.ts'
import { messageChain } from '../model/messageChain.ts'
import { UsageError } from '../model/usageError.ts'
import { versionName } from './versionName.ts'

export interface FrozenVersion {
  readonly name: string
  /** Folder of the current documents, relative to the content folder. */
  readonly path: string
  /** Absolute path of the copy. */
  readonly folder: string
}

/** Throws a UsageError when the name, the instance or the files do not allow it; then nothing was changed. */
export async function freezeVersion(
  givenName: string | undefined,
  instance: string,
  { root, config }: LoadedProject,
): Promise<FrozenVersion> {
  const name = versionName(givenName)
  const docs = docsOf(instance, config.docs)
  const content = join(root, config.contentDir)
  const files = versionFiles(content, instance, name)
  const versions = readVersions(files.list)
  if (versions.includes(name)) throw new UsageError(`The version ${name} exists already.`)
  if (existsSync(files.folder))
    throw new UsageError(
      `There is ${files.folder}, but ${files.list} does not name ${name}: it was interrupted. ` +
        'Add the name to the list, or remove the folder and try again.',
    )
  const source = join(content, docs.path)
  if (!existsSync(source)) throw new UsageError(`There are no documents in ${source}.`)
  const draft = copyDocuments(source, files.folder, root)
  const sidebars = await currentSidebars(sidebarFile(content, docs.sidebarPath, instance), root)
  if (sidebars !== null) {
    mkdirSync(dirname(files.sidebars), { recursive: true })
    writeWhole(files.sidebars, `${JSON.stringify(sidebars, null, 2)}\n`)
  }
  renameSync(draft, files.folder)
  writeWhole(files.list, `${JSON.stringify([name, ...versions], null, 2)}\n`)
  return { name, path: docs.path, folder: files.folder }
}

type DocsConfig = LoadedProject['config']['docs'][number]

function docsOf(instance: string, all: readonly DocsConfig[]): DocsConfig {
  const docs = all.find(({ id }) => id === instance)
  if (!docs)
    throw new UsageError(
      `There is no docs instance "${instance}"; the instances are ${all.map(({ id }) => id).join(', ')}.`,
    )
  if (docs.path === '')
    throw new UsageError('The documents are in the root of the site: move them to a docs folder first.')
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

/** Copies into another folder, next to the target, and returns its path. */
function copyDocuments(source: string, target: string, root: string): string {
  // No version name begins with a dot, so this folder cannot be another version's.
  const draft = join(dirname(target), `.${basename(target)}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(dirname(draft), { recursive: true })
  const realRoot = realpathSync(root)
  cpSync(source, draft, {
    recursive: true,
    dereference: true,
    filter: (path) => isContent(path, realRoot),
  })
  return draft
}

/**
 * What a build reads: files, folders, and links to files inside the site. Links are copied as files, so that
 * they cannot change.
 */
function isContent(path: string, realRoot: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || !realpathSync(path).startsWith(realRoot + sep)) return false
  return stat.isFile() || (stat.isDirectory() && !lstatSync(path).isSymbolicLink())
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
  return loadModule(file, { cacheFolder: join(root, '.cache'), engineRoot: root }).value
}
