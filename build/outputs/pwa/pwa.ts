// The web app manifest and its icons, or the worker that removes an earlier installation.
import { hashOf } from '../../io/hash.ts'
import { workerName } from '../../shared/offline.ts'
import { outputPath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import { type FileOutput, textOutput } from '../output.ts'
import { hasSiteFile } from '../siteFiles.ts'
import { appIcon, iconMethod } from './appIcons.ts'
import { removalWorker } from './removalWorker.ts'

export function* pwa({
  site,
  files,
  shared,
}: Pick<LinkedSite, 'site' | 'files' | 'shared'>): Generator<FileOutput> {
  const { manifest, icons } = shared.app
  if (manifest) yield textOutput(manifest.path, manifest.text)
  for (const { path, source, size, background } of icons) {
    const key = hashOf(files.hashOf(source), String(size), background ?? '', iconMethod)
    yield {
      type: 'made',
      path,
      key,
      make: ({ cacheFolder }) => appIcon(files.pathOf(source), { size, background }, cacheFolder),
    }
  }
  if (site.config.pwa === 'remove' && !hasSiteFile(workerName, { site, files }))
    yield textOutput(outputPath(workerName), removalWorker)
}
