// The answers for a new site from the command line, with defaults from what is in the folder.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import {
  type HostName,
  hostNames,
  lockFiles,
  type NewSite,
  type PackageManager,
  packageManagers,
  type TemplateName,
} from '../../create/choices.ts'
import { findMarkdown } from '../../create/findMarkdown.ts'
import { titleOf } from '../../create/names.ts'
import { nearest } from '../../model/text/nearest.ts'
import { UsageError } from '../../model/usageError.ts'
import { type Arguments, wordFor } from '../command.ts'

export interface Answers extends NewSite {
  readonly git: boolean
  readonly install: boolean
}

export interface GivenAnswers {
  readonly args: Arguments
  readonly env: Readonly<Record<string, string | undefined>>
  readonly defaultFolder: string
  readonly today: Date
}

/** Throws a UsageError for a folder that does not fit the template. */
export function answersOf(given: GivenAnswers): Answers {
  const { args, today } = given
  const folder = folderOf(given)
  const template = templateOf(args, folder)
  requireFitting(template, folder, args.has('--force'))
  return {
    folder,
    template,
    title: args.values['--title'] ?? titleOf(folder),
    packageManager: packageManagerOf(given, folder),
    hosts: hostsOf(args.values['--deploy']),
    markdown: template === 'markdown' ? markdownOf(args, folder) : '.',
    date: dayOf(today),
    git: template !== 'docusaurus' && !args.has('--no-git') && repositoryAround(folder) === null,
    install: args.has('--install'),
  }
}

/** Throws a UsageError for a file. */
function folderOf({ args, defaultFolder }: GivenAnswers): string {
  const folder = resolve(wordFor(args, 'FOLDER') ?? defaultFolder)
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new UsageError(`${folder} is a file. Choose another folder.`)
  return folder
}

/** A Docusaurus site or a folder of Markdown is used as what it is. */
export function templateOf({ values }: Arguments, folder: string): TemplateName {
  if (values['--template']) return values['--template'] as TemplateName
  if (docusaurusConfig(folder) !== null) return 'docusaurus'
  return findMarkdown(folder) === null ? 'docs' : 'markdown'
}

export function requireFitting(template: TemplateName, folder: string, force: boolean): void {
  const config = named(folder, /^site\.config\.(?:ts|mjs|js|json)$/)
  if (config !== null && !force)
    throw new UsageError(`${folder} already has a site: ${config}. Choose another folder.`)
  if (template !== 'docusaurus') return
  if (docusaurusConfig(folder) === null)
    throw new UsageError(
      `There is no docusaurus.config file in ${folder}. Pass the folder of the Docusaurus site, or choose another --template.`,
    )
  if (!existsSync(join(folder, 'package.json')))
    throw new UsageError(`There is no package.json in ${folder}, the folder of the Docusaurus site.`)
}

const docusaurusConfig = (folder: string): string | null =>
  named(folder, /^docusaurus\.config\.(?:[cm]?[jt]s)$/)

const named = (folder: string, name: RegExp): string | null =>
  existsSync(folder) ? (readdirSync(folder).find((one) => name.test(one)) ?? null) : null

/** Relative to the site, with slashes. Throws a UsageError when there are no Markdown files. */
function markdownOf({ values }: Arguments, folder: string): string {
  const given = values['--docs']
  if (given === undefined) {
    const found = findMarkdown(folder)
    if (found !== null) return found
    throw new UsageError(
      `There are no Markdown files in ${folder}. Pass their folder with --docs, or start with --template docs.`,
    )
  }
  const path = relative(folder, resolve(folder, given))
  if (path.startsWith('..') || resolve(path) === path)
    throw new UsageError(`--docs needs a folder in ${folder}, not ${given}.`)
  if (!existsSync(join(folder, path)) || !statSync(join(folder, path)).isDirectory())
    throw new UsageError(`--docs: there is no folder ${join(folder, path)}.`)
  return path === '' ? '.' : path.split(sep).join('/')
}

/** That of a lock file, else the one that runs this, else npm. */
function packageManagerOf({ args, env }: GivenAnswers, folder: string): PackageManager {
  const given = args.values['--package-manager']
  if (given) return given as PackageManager
  const locked = packageManagers.find((name) => existsSync(join(folder, lockFiles[name])))
  const [running] = (env['npm_config_user_agent'] ?? '').split('/')
  return locked ?? packageManagers.find((name) => name === running) ?? 'npm'
}

function hostsOf(given: string = 'github'): readonly HostName[] {
  const names = given.split(',').map((name) => name.trim())
  const unknown = names.find(
    (name) => name !== '' && name !== 'none' && !hostNames.includes(name as HostName),
  )
  if (unknown !== undefined) {
    const similar = nearest(unknown, hostNames)
    throw new UsageError(
      `--deploy has no host "${unknown}". ${similar ? `Did you mean ${similar}?` : `The hosts are ${hostNames.join(', ')}.`}`,
    )
  }
  return hostNames.filter((name) => names.includes(name))
}

/** The folder of the Git repository that contains a folder, or null. */
export function repositoryAround(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder
  return dirname(folder) === folder ? null : repositoryAround(dirname(folder))
}

/** In the time zone of the machine. */
function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
