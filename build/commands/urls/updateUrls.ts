// Adds the URLs of the site, with the ids of their pages, to `troodon.urls.json`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnText } from '../../io/readText.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { hasErrors, type Problem } from '../../model/diagnostics.ts'
import { counted } from '../../model/text/counted.ts'
import { UsageError } from '../../model/usageError.ts'
import { upkeepFiles } from '../../upkeep/upkeep.ts'
import { siteUrls } from '../../upkeep/urls/siteUrls.ts'
import { joinUrls, type KnownUrls, readUrls, urlsText } from '../../upkeep/urls/urlsFile.ts'
import type { CommandContext } from '../command.ts'
import { checkFolders } from '../project/checkFolders.ts'
import { openProject } from '../project/openProject.ts'
import { withSession } from '../project/withSession.ts'

/** The command `urls`. Resolves with the exit code: 1 if a URL is lost. */
export async function compareUrls(context: CommandContext): Promise<number> {
  const { args, terminal } = context
  const found = await readSiteUrls(context)
  const { before, now, lost } = found
  if (args.has('--update')) terminal.info(write(found))
  else
    for (const [url] of [...now].filter(([one]) => !before.has(one))) process.stdout.write(`new   ${url}\n`)
  for (const { file, line, message } of lost) process.stdout.write(`lost  ${file}:${line} ${message}\n`)
  return lost.length > 0 ? 1 : 0
}

/** After a version or a deploy: only for a site that has the file. */
export async function keepUrls(context: CommandContext): Promise<void> {
  const { project } = await openProject(context)
  if (!existsSync(join(project.root, upkeepFiles.urls))) return
  context.terminal.info(write(await readSiteUrls(context)))
}

/** Returns what it has done. */
function write({ file, before, now }: SiteUrls): string {
  const urls = joinUrls(before, now)
  const text = urlsText(urls)
  const added = [...urls.keys()].filter((url) => !before.has(url)).length
  if (!existsSync(file) || readOwnText(file) !== text) writeWhole(file, text)
  return `${upkeepFiles.urls} has ${counted(urls.size, 'URL')}, ${added} of them new.`
}

interface SiteUrls {
  readonly file: string
  readonly before: KnownUrls
  readonly now: KnownUrls
  readonly lost: readonly Problem[]
}

/** Throws a UsageError for a file that cannot be read. */
async function readSiteUrls(context: CommandContext): Promise<SiteUrls> {
  const { pipeline, terminal } = context
  const { project, places, open } = await openProject(context)
  const file = join(project.root, upkeepFiles.urls)
  const before = existsSync(file) ? readUrls(readOwnText(file)) : new Map()
  if (typeof before === 'string')
    throw new UsageError(`${file} cannot be read: ${before.replace(/\.$/, '')}.`)
  const { builtLocales, locales } = project.config.i18n
  if (builtLocales.length < locales.length)
    throw new UsageError('The list of URLs needs all languages. Leave out --locale.')
  let now: KnownUrls = new Map()
  const folders = checkFolders(places)
  const result = await withSession(
    { folders, writes: false, open: () => open(folders), terminal },
    (session) =>
      pipeline.build(session, {
        checkOnly: true,
        also: async ({ site, index, inspected }) => {
          now = siteUrls(site, index, inspected.noIndex)
          return []
        },
      }),
  )
  const others = result.problems.filter(({ code }) => code !== 'lostUrl' && code !== 'lostAnchor')
  if (hasErrors(others)) throw new UsageError('The site has errors. Run "check" first.')
  const lost = result.problems.filter((one) => !others.includes(one))
  return { file, before, now, lost }
}
