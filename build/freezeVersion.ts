// `version NAME`: copies the current documents and sidebars to a frozen version. Written beside and renamed into place;
// versions.json, which makes the version exist, is written last.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadModule } from './io/loadModule.ts'
import { type LoadedProject, UsageError } from './io/loadProject.ts'
import type { Terminal } from './io/terminal.ts'
import { writeWhole } from './io/writeWhole.ts'

export async function freezeVersion(
  name: string | undefined,
  instance: string,
  { root, config }: LoadedProject,
  terminal: Terminal,
): Promise<number> {
  const problem = nameProblem(name)
  if (problem !== null || name === undefined) throw new UsageError(`version needs a name such as 1.0${problem ? `: ${problem}` : ''}.`)
  const docs = config.docs.find(({ id }) => id === instance)
  if (!docs) throw new UsageError(`There is no docs instance "${instance}"; the instances are ${config.docs.map(({ id }) => id).join(', ')}.`)
  if (docs.path === '') throw new UsageError('The documents lie in the root of the site: move them to a docs folder first.')
  const content = join(root, config.contentDir)
  const named = (file: string) => join(content, instance === 'default' ? file : `${instance}_${file}`)
  const listFile = named('versions.json')
  const versions = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as string[]) : []
  const target = join(named('versioned_docs'), `version-${name}`)
  if (versions.includes(name) || existsSync(target)) throw new UsageError(`The version ${name} exists already.`)
  const source = join(content, docs.path)
  if (!existsSync(source)) throw new UsageError(`There are no documents in ${source}.`)

  const draft = `${target}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(dirname(draft), { recursive: true })
  cpSync(source, draft, { recursive: true })
  const sidebars = await currentSidebars(content, docs.sidebarPath, instance, root)
  if (sidebars !== null) {
    mkdirSync(named('versioned_sidebars'), { recursive: true })
    writeWhole(join(named('versioned_sidebars'), `version-${name}-sidebars.json`), `${JSON.stringify(sidebars, null, 2)}\n`)
  }
  renameSync(draft, target)
  writeWhole(listFile, `${JSON.stringify([name, ...versions], null, 2)}\n`)
  terminal.info(`Froze the documents of ${docs.path}/ as version ${name} in ${target}.`)
  return 0
}

function nameProblem(name: string | undefined): string | null {
  if (name === undefined || name.trim() === '') return ''
  if (/[/\\]/.test(name)) return 'a name cannot be a path'
  if (/^\.+$/.test(name) || name === 'current') return `"${name}" is not a name for a version`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
  return /[\u0000-\u001f]/.test(name) || name.length > 64 ? 'a name has up to 64 visible characters' : null
}

async function currentSidebars(content: string, sidebarPath: string | false | null, instance: string, root: string): Promise<unknown> {
  if (sidebarPath === false) return null
  const names =
    sidebarPath === null
      ? instance === 'default'
        ? ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `sidebars.${ending}`)
        : []
      : [sidebarPath]
  const file = names.map((name) => join(content, name)).find(existsSync)
  return file === undefined ? null : (await loadModule(file, { cacheFolder: join(root, '.cache'), engineRoot: root })).value
}
