// Files in the static folders at paths that Troodon writes as well. Settings of hosts are joined with the
import { readOwnText } from '../io/readText.ts'
// generated ones; every other file replaces the generated one.
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'

/** Written from the site's file and the generated settings. */
export const joinedFiles: ReadonlySet<string> = new Set(['_headers', '_redirects'])

type Input = Pick<LinkedSite, 'site' | 'files'>

export const hasSiteFile = (name: string, input: Input): boolean => findSiteFile(name, input) !== undefined

/** The site's own file, with a line break at its end; empty when there is none, or when it is refused. */
export function siteFileText(name: string, input: Input & Pick<LinkedSite, 'refused'>): string {
  const source = findSiteFile(name, input)
  return source === undefined || input.refused.has(source)
    ? ''
    : `${readOwnText(input.files.pathOf(source)).trimEnd()}\n`
}

const findSiteFile = (name: string, { site, files }: Input): SourcePath | undefined =>
  site.config.staticDirectories
    .map((directory) => sourcePath(`${directory}/${name}`))
    .find((source) => files.names.has(source))
