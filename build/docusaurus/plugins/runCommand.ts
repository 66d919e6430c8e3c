// Commands that plugins made for Docusaurus add to the command line (`extendCli`): `gen-api-docs all`.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openModules, type SiteModules } from '../../config/modules/siteModules.ts'
import type { CommandRun, PluginRun } from '../../config/siteAdapter.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { UsageError } from '../../model/usageError.ts'
import { hookOf } from '../../plugins/hookOf.ts'
import { startPlugins } from './startPlugins.ts'

/** The part of a `Command` of the package commander that is used here. */
interface Program {
  readonly commands: readonly { name(): string; aliases?(): readonly string[] }[]
  name(name: string): unknown
  parseAsync(words: readonly string[]): Promise<unknown>
}

/** `words` are those after `troodon`. Throws what the command throws. */
export async function runCommand(run: PluginRun, words: readonly string[]): Promise<CommandRun> {
  const problems: Diagnostic[] = []
  const modules = openModules(run)
  const { defaultLocale } = run.project.config.i18n
  const { started } = await startPlugins(run, defaultLocale, modules, (found) => problems.push(found))
  const own = started.filter(({ plugin }) => plugin.extendCli)
  if (own.length === 0) return { found: false, names: [], problems }
  const program = newProgram(run.project.root, modules)
  for (const { plugin } of own) await hookOf(plugin, () => plugin.extendCli?.(program))
  const names = program.commands.map((one) => one.name())
  const known = program.commands.flatMap((one) => [one.name(), ...(one.aliases?.() ?? [])])
  if (!known.includes(words[0] ?? '')) return { found: false, names, problems }
  program.name('troodon')
  await program.parseAsync([process.execPath, 'troodon', ...words])
  return { found: true, names, problems }
}

/** Of the version that Docusaurus uses, as the arguments of actions differ between versions. */
function newProgram(root: string, modules: SiteModules): Program {
  const from = join(root, 'package.json')
  const core = resolved('@docusaurus/core/package.json', from)
  const found = (core && resolved('commander', core)) ?? resolved('commander', from)
  if (found === null)
    throw new UsageError(
      'Commands of plugins need the package commander. Install it: npm install commander@5',
    )
  const { Command } = modules.require(found, from) as { readonly Command: new () => Program }
  return new Command()
}

/** Of the site's own packages, not those of Troodon. */
function resolved(id: string, from: string): string | null {
  try {
    return createRequire(from).resolve(id)
  } catch {
    return null
  }
}
