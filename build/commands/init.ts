// `init FOLDER`: makes a new site, or adds Troodon to one that exists. `create-troodon` runs the same.
import { join } from 'node:path'
import { planChanges } from '../create/planChanges.ts'
import { writeChanges } from '../create/writeChanges.ts'
import type { Terminal } from '../io/terminal.ts'
import { UsageError } from '../model/usageError.ts'
import type { Arguments, Command } from './command.ts'
import { afterwards } from './init/afterwards.ts'
import { answersOf, type GivenAnswers } from './init/answers.ts'
import { replacedFiles, summaryOf } from './init/summary.ts'
import { troodonRange } from './init/troodonRange.ts'

export const initCommand: Command = {
  name: 'init',
  aliases: [],
  summary: 'Create a new site, or add Troodon to an existing one.',
  example: 'init handbook --yes --template docs-blog --deploy netlify',
  positional: ['FOLDER'],
  flags: ['--template', '--yes'],
  sharedFlags: ['--title', '--docs', '--package-manager', '--deploy', '--no-git', '--install', '--force'],
  run: ({ args, engine, terminal }) =>
    runInit({ args, terminal, packageRoot: engine.engineRoot, defaultFolder: '.' }),
}

export interface InitOptions {
  readonly args: Arguments
  readonly terminal: Terminal
  /** The folder with `templates/` and with the package.json whose version a site asks for. */
  readonly packageRoot: string
  /** The folder of the site when none is given. */
  readonly defaultFolder: string
}

/** Resolves with the exit code. Throws a UsageError when the folder does not allow it: nothing is written. */
export async function runInit({ args, terminal, packageRoot, defaultFolder }: InitOptions): Promise<number> {
  const given: GivenAnswers = { args, env: process.env, defaultFolder, today: new Date() }
  const prompts = mayAsk(args) ? await import('./init/ask.ts') : null
  const answers = prompts ? await prompts.ask(given) : answersOf(given)
  if (answers === null) return cancelled(terminal)
  const plan = planChanges(answers, {
    troodon: troodonRange(packageRoot, answers),
    templates: join(packageRoot, 'templates'),
  })
  const replaced = args.has('--force') ? [] : replacedFiles(plan)
  if (replaced.length > 0 && !(await prompts?.mayReplace(replaced))) {
    if (prompts) return cancelled(terminal)
    throw new UsageError(
      `${answers.folder} has files that the new site would replace: ${replaced.join(', ')}. ` +
        'Choose another folder, move the files, or add --force to replace them.',
    )
  }
  writeChanges(answers.folder, plan.changes)
  const done = afterwards(answers, terminal)
  terminal.print(summaryOf({ answers, plan, done, cwd: process.cwd() }))
  return done.failed ? 1 : 0
}

/** npm keeps a `--yes` of `npm create troodon --yes` for itself, and tells in the environment. */
function mayAsk(args: Arguments): boolean {
  const { stdin, stdout, env } = process
  return Boolean(
    stdin.isTTY && stdout.isTTY && !env['CI'] && env['npm_config_yes'] !== 'true' && !args.has('--yes'),
  )
}

function cancelled(terminal: Terminal): number {
  terminal.print('Cancelled. Nothing was written.')
  return 130
}
