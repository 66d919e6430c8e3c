// `test`: runs the samples of pages, whose fences say so.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import picomatch from 'picomatch'
import { isOfSamples } from '../model/rules.ts'
import { counted } from '../model/text/counted.ts'
import { UsageError } from '../model/usageError.ts'
import { printProblems } from '../problems/printProblems.ts'
import { scan } from '../read/scan.ts'
import type { Tested, TestOptions } from '../samples/testSamples.ts'
import { withBaseline } from './check/withBaseline.ts'
import type { Command } from './command.ts'
import { packageVersion } from './packageVersion.ts'
import { openProject } from './project/openProject.ts'
import { printResult } from './report/printResult.ts'
import { judgeFailures } from './samples/judgeFailures.ts'

/** Exported by build/samples/testSamples.ts. */
interface SamplesModule {
  readonly testSamples: (options: TestOptions) => Promise<Tested>
}

export const testCommand: Command = {
  name: 'test',
  aliases: [],
  summary: 'Run the code blocks of pages that are marked as tests.',
  example: 'test docs/install.md',
  positional: ['FILES'],
  flags: ['--network', '--no-cache', '--update-baseline', '--format', '--json'],
  sharedFlags: ['--config', '--cache'],
  meanings: { '--no-cache': { summary: 'also run samples that succeeded last time' } },
  async run(context) {
    const { args, engine, terminal, format } = context
    const { project, places } = await openProject({
      ...context,
      args: { ...args, has: (flag) => flag !== '--no-cache' && args.has(flag) },
    })
    if (project.config.markdown.untrusted)
      throw new UsageError("The code of pages is not run, because content is 'untrusted'.")
    const found = [...scan(project.root, project.config, places.outDir).files.keys()]
    const pages = found.filter((file) => /\.mdx?$/i.test(file))
    const files = args.positional.length === 0 ? pages : named(args.positional, pages)
    const script = join(engine.engineFolder, 'samples.js')
    const { testSamples } = (await import(pathToFileURL(script).href)) as SamplesModule
    const tested = await testSamples({
      ...{ root: project.root, files, cacheFolder: places.cacheFolder, engine: engine.engine },
      ...{ network: args.has('--network'), again: args.has('--no-cache') },
    })
    const { samples, pages: count, known, isOffline } = tested
    const judged = judgeFailures(tested, files, project)
    const { problems, ok } = withBaseline(judged, {
      ...{ root: project.root, updates: args.has('--update-baseline'), terminal, isOf: isOfSamples },
    })
    const version = packageVersion(engine.engineRoot)
    if (format === 'text')
      printProblems(problems, { root: project.root, verbose: true, details: null }, terminal)
    printResult({ problems, root: project.root, format, version }, { ok, problems, ...tested })
    if (!isOffline) terminal.info('This system cannot run programs without the network, so samples had it.')
    const same = known === 0 ? '' : ` ${counted(known, 'page')} not run again.`
    terminal.info(
      `${counted(samples, 'sample')} on ${counted(count, 'page')}, ${counted(problems.length, 'failure')}.${same}`,
    )
    return ok ? 0 : 1
  },
}

/** Throws a UsageError for a name that no page has. */
const named = (names: readonly string[], pages: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+|\/+$/g, '')
    const matches = picomatch([path, `${path}/**`])
    const found = pages.filter((page) => page === path || matches(page))
    if (found.length === 0) throw new UsageError(`No Markdown file of the site has the name ${name}.`)
    return found
  })
