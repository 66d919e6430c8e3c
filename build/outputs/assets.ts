// Images and downloads beside the content; those in static folders keep their own names and are copied with
// them.
import type { LinkedSite } from './linkedSite.ts'
import type { CopyOutput } from './output.ts'

export function* assets({
  site,
  assets,
  files,
  refused,
}: Pick<LinkedSite, 'site' | 'assets' | 'files' | 'refused'>): Generator<CopyOutput> {
  const { staticDirectories } = site.config
  for (const [source, { hash, output }] of assets)
    if (!refused.has(source) && !staticDirectories.some((folder) => source.startsWith(`${folder}/`)))
      yield { type: 'copy', path: output, key: hash, file: files.pathOf(source), source }
}
