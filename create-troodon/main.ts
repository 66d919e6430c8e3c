// `npm create troodon`: the command `init` of Troodon in a package of its own, which is small to download.

import { readArguments } from '../build/commands/commandLine/readArguments.ts'
import { helpCommand, optionLines } from '../build/commands/help.ts'
import { initCommand, runInit } from '../build/commands/init.ts'
import { packageVersion } from '../build/commands/packageVersion.ts'
import { openTerminal } from '../build/io/terminal.ts'
import { UsageError } from '../build/model/usageError.ts'

export interface CreateOptions {
  /** The words after `create-troodon`. */
  readonly words: readonly string[]
  /** The folder with `templates/` and package.json. */
  readonly packageRoot: string
}

const usage = `\
Makes a new documentation or blog site with Troodon.

  npm create troodon@latest [FOLDER] -- [OPTIONS]

Options:
${optionLines(initCommand)}
Example:
  npm create troodon@latest handbook -- --yes --template docs-blog --deploy netlify
`

/** Resolves with the exit code: 0 done, 1 failed, 2 wrong usage, 130 cancelled. */
export async function create({ words, packageRoot }: CreateOptions): Promise<number> {
  const terminal = openTerminal({ stream: process.stderr, env: process.env, quiet: false })
  if (words[0] === '--version' || words[0] === '-v') {
    process.stdout.write(`${packageVersion(packageRoot)}\n`)
    return 0
  }
  const read = readArguments(['init', ...words], [initCommand, helpCommand])
  if (!read.ok) {
    terminal.error(read.message)
    return 2
  }
  if (read.args.command === helpCommand) {
    process.stdout.write(usage)
    return 0
  }
  try {
    return await runInit({ args: read.args, terminal, packageRoot, defaultFolder: 'my-site' })
  } catch (error) {
    terminal.error(
      error instanceof UsageError ? error.message : `The site was not created: ${(error as Error).message}`,
    )
    return error instanceof UsageError ? 2 : 1
  }
}
