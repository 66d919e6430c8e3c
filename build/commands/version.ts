// `version NAME`: copies the current documents and sidebars to a frozen version. Written beside and renamed into place;
// versions.json, which makes the version exist, is written last.
import { cpSync, existsSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { loadModule, parseJson } from '../config/loadModule.ts'
import type { LoadedProject } from '../config/loadProject.ts'
import { messageChain } from '../io/messageChain.ts'
import { readText } from '../io/readText.ts'
import type { Terminal } from '../io/terminal.ts'
import { writeWhole } from '../io/writeWhole.ts'
import { UsageError } from '../model/usageError.ts'

export async function freezeVersion(
  name: string | undefined,
  instance: string,
  { root, config }: LoadedProject,
  terminal: Terminal,
): Promise<number> {
  const problem = nameProblem(name)
  if (problem !== null || name === undefined)
    throw new UsageError(`version needs a name such as 1.0${problem ? `: ${problem}` : ''}.`)
  const docs = config.docs.find(({ id }) => id === instance)
  if (!docs)
    throw new UsageError(
      `There is no docs instance "${instance}"; the instances are ${config.docs.map(({ id }) => id).join(', ')}.`,
    )
  if (docs.path === '')
    throw new UsageError('The documents lie in the root of the site: move them to a docs folder first.')
  const content = join(root, config.contentDir)
  const named = (file: string) => join(content, instance === 'default' ? file : `${instance}_${file}`)
  const listFile = named('versions.json')
  const versions = readVersions(listFile)
  const target = join(named('versioned_docs'), `version-${name}`)
  if (versions.includes(name)) throw new UsageError(`The version ${name} exists already.`)
  if (existsSync(target))
    throw new UsageError(
      `There is ${target}, but ${listFile} does not name ${name}: it was interrupted. Add the name to the list, or remove the folder and try again.`,
    )
  const source = join(content, docs.path)
  if (!existsSync(source)) throw new UsageError(`There are no documents in ${source}.`)

  // No name of a version begins so: the draft of one is never another one's folder.
  const draft = join(dirname(target), `.${basename(target)}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(dirname(draft), { recursive: true })
  cpSync(source, draft, {
    recursive: true,
    dereference: true,
    filter: (path) => isContent(path, realpathSync(root)),
  })
  const sidebars = await currentSidebars(content, docs.sidebarPath, instance, root)
  if (sidebars !== null) {
    mkdirSync(named('versioned_sidebars'), { recursive: true })
    writeWhole(
      join(named('versioned_sidebars'), `version-${name}-sidebars.json`),
      `${JSON.stringify(sidebars, null, 2)}\n`,
    )
  }
  renameSync(draft, target)
  writeWhole(listFile, `${JSON.stringify([name, ...versions], null, 2)}\n`)
  terminal.info(`Froze the documents of ${docs.path}/ as version ${name} in ${target}.`)
  return 0
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

/** What a build takes: files and folders, and links to files inside the site. A copy of a link would change with what it leads to. */
function isContent(path: string, realRoot: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || !realpathSync(path).startsWith(realRoot + sep)) return false
  return stat.isFile() || (stat.isDirectory() && !lstatSync(path).isSymbolicLink())
}

function nameProblem(name: string | undefined): string | null {
  if (name === undefined || name.trim() === '') return ''
  if (/[/\\]/.test(name)) return 'a name cannot be a path'
  if (name !== name.trim() || /[?#%:*"<>|]/.test(name))
    return 'a name is part of addresses and of folders on every system'
  if (/^\.+$/.test(name) || name === 'current') return `"${name}" is not a name for a version`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
  return /[\u0000-\u001f]/.test(name) || name.length > 64 ? 'a name has up to 64 visible characters' : null
}

async function currentSidebars(
  content: string,
  sidebarPath: string | false | null,
  instance: string,
  root: string,
): Promise<unknown> {
  if (sidebarPath === false) return null
  const names =
    sidebarPath === null
      ? instance === 'default'
        ? ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `sidebars.${ending}`)
        : []
      : [sidebarPath]
  const file = names.map((name) => join(content, name)).find(existsSync)
  return file === undefined
    ? null
    : (await loadModule(file, { cacheFolder: join(root, '.cache'), engineRoot: root })).value
}
