// Asks on the terminal for what the command line leaves open.
import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { confirm, intro, isCancel, multiselect, select, text } from '@clack/prompts'
import {
  type HostName,
  hostLabels,
  hostNames,
  packageManagers,
  type TemplateName,
  templateNames,
  templates,
} from '../../create/choices.ts'
import { findMarkdown } from '../../create/findMarkdown.ts'
import { titleOf } from '../../create/names.ts'
import type { FlagName } from '../commandLine/flags.ts'
import { type Answers, answersOf, type GivenAnswers, requireFitting, templateOf } from './answers.ts'

/** Null when the user cancels. Throws a UsageError for a folder that does not fit the template. */
export async function ask(given: GivenAnswers): Promise<Answers | null> {
  intro('Troodon')
  try {
    return await askAll(given)
  } catch (error) {
    if (error === cancel) return null
    throw error
  }
}

/** Whether these files may be replaced. */
export async function mayReplace(paths: readonly string[]): Promise<boolean> {
  const answer = await confirm({
    message: `These files exist and would be replaced: ${paths.join(', ')}. Replace them?`,
    initialValue: false,
  })
  return answer === true
}

const cancel = Symbol('cancelled')

function answered<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw cancel
  return value as Exclude<T, symbol>
}

async function askAll(given: GivenAnswers): Promise<Answers> {
  const folder = given.args.positional[0] ?? (await askFolder(given.defaultFolder))
  const root = resolve(folder)
  const values: Partial<Record<FlagName, string>> = { ...given.args.values }
  values['--template'] ??= await askTemplate(templateOf(given.args, root))
  const template = values['--template'] as TemplateName
  requireFitting(template, root, values['--force'] !== undefined)
  const isNew = template !== 'docusaurus'
  if (isNew) values['--title'] ??= await askText('What is the name of the site?', titleOf(root))
  if (template === 'markdown')
    values['--docs'] ??= await askText('Which folder has the Markdown files?', findMarkdown(root) ?? '.')
  const has = (flag: FlagName) => values[flag] !== undefined
  const args = { ...given.args, positional: [folder], values, has }
  const defaults = answersOf({ ...given, args })
  const packageManager = has('--package-manager')
    ? defaults.packageManager
    : await askChoice('Which package manager?', packageManagers, defaults.packageManager)
  const hosts = isNew && !has('--deploy') ? await askHosts() : defaults.hosts
  const git = defaults.git && (await askYes('Make a Git repository?'))
  const install = defaults.install || (await askYes('Install the packages now?'))
  return { ...defaults, packageManager, hosts, git, install }
}

async function askFolder(initial: string): Promise<string> {
  const isHere = initial === '.' && existsSync('.')
  return askText('Where should the site be?', isHere ? '.' : relative('.', resolve(initial)))
}

const askTemplate = async (initialValue: TemplateName): Promise<TemplateName> =>
  answered(
    await select<TemplateName>({
      message: 'What do you want to start with?',
      options: templateNames.map((value) => ({
        value,
        label: templates[value].label,
        hint: templates[value].hint,
      })),
      initialValue,
    }),
  )

const askText = async (message: string, initial: string): Promise<string> =>
  answered(await text({ message, placeholder: initial, defaultValue: initial })).trim() || initial

const askChoice = async <T extends string>(
  message: string,
  choices: readonly T[],
  initial: T,
): Promise<T> => {
  const options = choices.map((value) => ({ value, label: value }))
  // The library's type of an option depends on the type of its value.
  return answered(await select<string>({ message, options, initialValue: initial })) as T
}

const askHosts = async (): Promise<readonly HostName[]> => {
  const options = hostNames.map((value) => ({ value, label: hostLabels[value] }))
  const asked = { message: 'Where will you publish the site?', initialValues: ['github'], required: false }
  return answered(await multiselect<string>({ ...asked, options })) as readonly HostName[]
}

const askYes = async (message: string): Promise<boolean> => answered(await confirm({ message }))
