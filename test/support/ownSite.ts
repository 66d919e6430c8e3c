// This repository's site, built once per run. Tests must not change it.
import { join } from 'node:path'
import { type BuiltSite, buildAndServe, buildInto, serveFolder } from './builtSite.ts'
import { oncePerRun } from './oncePerRun.ts'

export async function serveOwnSite(): Promise<BuiltSite> {
  if (process.env['TROODON_TEST_SITE'] === undefined) return buildAndServe('.')
  const folder = await oncePerRun('own-site', (made) =>
    buildInto(join(made, 'dist'), '.', join(made, 'cache')),
  )
  return serveFolder(join(folder, 'dist'))
}
