// `diff BASE`: what readers see of the difference between the site and another state of it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Search } from '../diff/searchRanks.ts'
import type { SiteFiles } from '../diff/siteFiles.ts'
import { readOwnText } from '../io/readText.ts'
import { UsageError } from '../model/usageError.ts'
import { encodePath } from '../shared/paths.ts'
import { type Command, type CommandContext, wordFor } from './command.ts'
import { foldersOf } from './project/folders.ts'

/** Exported by theme/agents/stdio.ts. */
interface SearchModule {
  readonly openSearch: (read: (path: string) => Promise<string>, base: string) => Promise<Search>
}

export const diffCommand: Command = {
  name: 'diff',
  aliases: [],
  summary: 'Report the pages that differ from BASE: a Git ref, folder or release.',
  example: 'diff main',
  positional: ['BASE', 'ROOT'],
  flags: ['--report', '--endpoint', '--strict'],
  sharedFlags: ['--config', '--cache', '--remote-cache', '--remote-cache-mode'],
  meanings: { '--strict': { summary: 'fail if a URL is broken or a query misses its page' } },
  async run(context) {
    const { args } = context
    const base = wordFor(args, 'BASE')
    if (base === undefined)
      throw new UsageError(
        'diff needs a base: a Git ref such as main, a built folder, or a target of deploy.',
      )
    const { baseSite, currentSite } = await import('./diff/sites.ts')
    const { compareSites } = await import('../diff/compareSites.ts')
    const after = await currentSite(context)
    if (!after) return 1
    const before = await baseSite(base, context)
    if (!before) return 1
    const search = await searchOf(before, after, context)
    const diff = { ...(await compareSites(before, after)), search }
    const { markdownReport } = await import('../diff/report/markdown.ts')
    const { htmlReport } = await import('../diff/report/html.ts')
    const reports = { markdown: markdownReport, html: htmlReport, json: jsonReport }
    process.stdout.write(reports[(args.values['--report'] ?? 'markdown') as keyof typeof reports](diff))
    const isWorse = diff.broken.length > 0 || search.some(({ isExpected }) => !isExpected)
    return args.has('--strict') && isWorse ? 1 : 0
  },
}

/** Without the HTML of pages. */
const jsonReport = (diff: object): string =>
  `${JSON.stringify(diff, (key, value: unknown) => (key === 'html' ? undefined : value), 2)}\n`

async function searchOf(before: SiteFiles, after: SiteFiles, { args, engine }: CommandContext) {
  const { queriesName, readQueries, searchChanges } = await import('../diff/searchRanks.ts')
  const file = join(foldersOf(args).root, queriesName)
  if (!existsSync(file)) return []
  const queries = readQueries(readOwnText(file))
  const script = join(engine.engineFolder, 'stdio.js')
  const { openSearch } = (await import(pathToFileURL(script).href)) as SearchModule
  const searchIn = async ({ baseUrl, read }: SiteFiles): Promise<Search> => {
    const files = (path: string) => read(decodeURI(path).slice(baseUrl.length))
    const search = await openSearch(files, baseUrl)
    return async (query, limit) =>
      (await search(query, limit)).map((path) => path.slice(encodePath(baseUrl).length - 1))
  }
  return searchChanges(queries, { before: await searchIn(before), after: await searchIn(after) })
}
