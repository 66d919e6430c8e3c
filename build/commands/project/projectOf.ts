// Loads the project that a command works on, and finds its folders.
import { join } from 'node:path'
import { type LoadedProject, loadProject } from '../../config/loadProject.ts'
import { clockVariable } from '../../config/modules/recordReads.ts'
import { readConfig } from '../../config/normalize/normalize.ts'
import { zonedMoment } from '../../model/text/zonedMoment.ts'
import { UsageError } from '../../model/usageError.ts'
import type { Engine, Places } from '../../workers/buildPlace.ts'
import type { Arguments, Usage } from '../command.ts'
import { builtLocales } from '../commandLine/builtLocales.ts'
import { publishedAt } from '../commandLine/publishedAt.ts'
import { foldersOf } from './folders.ts'

/** Reads the configuration. Throws a UsageError for a wrong folder or configuration. */
export function readProject(args: Arguments<Usage>, { engineRoot }: Engine): Promise<LoadedProject> {
  const { root, cacheFolder } = foldersOf(args)
  const locales = builtLocales(args)
  return loadProject({
    root,
    configFile: args.values['--config'] ?? null,
    cacheFolder,
    engineRoot,
    drafts: args.has('--drafts'),
    profile: args.values['--profile'] ?? null,
    now: momentOfBuild(args.values['--now']),
    override: publishedAt(args),
    locales,
    readConfig,
  })
}

/** The moment of `--now`, also for the keys of a build (`hashOfRead`). A UsageError for another text. */
function momentOfBuild(text: string | undefined): number | null {
  if (text === undefined) return null
  const moment = zonedMoment(text)
  if (moment === null)
    throw new UsageError(`--now needs a date such as 2026-12-01 or 2026-12-01T09:00+01:00, not "${text}".`)
  process.env[clockVariable] = `${moment}`
  return moment
}

/** The folders of a build. Drafts must not get into the folder that is published. */
export function placesOf(args: Arguments<Usage>, engine: Engine, { root, config }: LoadedProject): Places {
  const { cacheFolder, outDir } = foldersOf(args)
  const defaultOutDir = config.drafts ? join(cacheFolder, 'drafts') : join(root, 'dist')
  return { ...engine, cacheFolder, outDir: args.has('--out') ? outDir : defaultOutDir }
}
