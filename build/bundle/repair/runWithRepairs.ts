// Runs the bundler again without what it could not bundle, until the rest of the site can be bundled.
import { dirname, join } from 'node:path'
import type { BuildFailure } from 'esbuild'
import type { SourcePath } from '../../shared/paths.ts'
import type { BundleOptions } from '../bundleTypes.ts'
import { type EsbuildRuns, runEsbuild } from '../esbuildRuns.ts'
import { addModulesWithUrls } from '../load/modulesWithUrls.ts'
import type { LinkableTheme } from '../prebuilt/linkTypes.ts'
import { exportNames } from '../resolve/exportNames.ts'
import { sourceName } from '../workFolder/workNames.ts'
import { sharedFailures } from './failedPages.ts'
import type { MissingModule } from './missingModules.ts'
import { addRepairs, hasRepairs, noRepairs, type Repairs } from './repairs.ts'
import { withWrongCase } from './wrongCase.ts'

interface Repaired {
  readonly runs: EsbuildRuns
  readonly repairs: Repairs
}

/** Each run finds errors that those of the previous run have hidden. */
const mostRuns = 20

/**
 * With `theme`, code of a site without mistakes is linked to it. Throws esbuild's `BuildFailure` when
 * the theme itself cannot be bundled.
 */
export async function runWithRepairs(
  options: BundleOptions,
  work: string,
  pages: readonly SourcePath[],
  theme: LinkableTheme | null,
): Promise<Repaired> {
  try {
    const repairs = noRepairs(options.root)
    if (theme) return { runs: await runWithUrls(options, work, pages, { repairs, theme }), repairs }
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error)) throw error
  }
  return repaired(options, work, pages)
}

async function repaired(
  options: BundleOptions,
  work: string,
  pages: readonly SourcePath[],
): Promise<Repaired> {
  const repairs = noRepairs(options.root)
  let failure: unknown = null
  for (let count = 0; count < mostRuns; count++) {
    try {
      const runs = await runWithUrls(options, work, pages, { repairs, theme: null })
      if (!hasRepairs(repairs)) return { runs, repairs }
      const left = leftOut(runs, repairs, pages, options)
      if (left === null) break
      if (left.size === 0) return { runs, repairs }
      addSources(runs, work, repairs.read)
      for (const [name, reason] of left) repairs.without.set(name, reason)
    } catch (error) {
      if (!(error instanceof Error && 'errors' in error)) throw error
      failure = error
      const before = sizeOf(repairs)
      if (!addRepairs(withWrongCase(error as BuildFailure), repairs) || sizeOf(repairs) === before) break
      await nameExports(repairs, work)
    }
  }
  throw failure
}

/** Again if modules of packages have URLs of files: the first run shows which. */
async function runWithUrls(
  ...[options, work, pages, ways]: Parameters<typeof runEsbuild>
): Promise<EsbuildRuns> {
  const runs = await runEsbuild(options, work, pages, ways)
  return addModulesWithUrls(runs.client, work, ways.repairs.withUrls)
    ? runEsbuild(options, work, pages, ways)
    : runs
}

function leftOut(
  { client, server }: EsbuildRuns,
  repairs: Repairs,
  pages: readonly SourcePath[],
  { config: { themePath } }: BundleOptions,
) {
  const find = (run: EsbuildRuns['client'], frame: string) =>
    sharedFailures(run.metafile.inputs, repairs, { frame, pages, themePath })
  const inBrowser = find(client, 'theme/client.tsx')
  const onServer = find(server, 'theme/server.tsx')
  return inBrowser && onServer && new Map([...inBrowser, ...onServer])
}

/** What is left out is in no later metafile, but may be corrected in any of its modules. */
function addSources({ client, server }: EsbuildRuns, work: string, read: Set<string>): void {
  for (const { metafile } of [client, server])
    for (const name of Object.keys(metafile.inputs)) if (sourceName(name) !== null) read.add(join(work, name))
}

const sizeOf = ({ files, imports, names }: Repairs): number =>
  files.size +
  imports.size +
  [...names.values()].reduce((sum, one) => sum + one.names.size + one.importers.size, 0)

/** Adds the existing names to a message about an unknown name of the theme. */
async function nameExports({ names }: Repairs, work: string): Promise<void> {
  for (const { target, names: missing } of names.values()) {
    if (!target.startsWith('theme/')) continue
    const existing = [...(await exportNames(join(work, target)))]
    for (const [name, failure] of missing)
      missing.set(name, { ...failure, hint: `It exports: ${existing.sort().join(', ')}.` })
  }
}

/** Imports without a target. The bundle is out of date when one of them gets a target. */
export const missingImports = ({ imports }: Repairs): readonly MissingModule[] =>
  [...imports.keys()].map((key) => {
    const [importer = '', path = ''] = key.split('\0')
    const source = sourceName(importer)
    return { path, folder: source === null ? '' : dirname(source) }
  })
