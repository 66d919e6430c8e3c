// This repository's site, built once per run. Tests must not change it.
import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type BuiltSite, serveFolder } from './builtSite.ts'
import { oncePerRun } from './oncePerRun.ts'

export async function serveOwnSite(): Promise<BuiltSite> {
  const folder = await oncePerRun('own-site', (made) => {
    const folders = ['--out', join(made, 'dist'), '--cache', join(made, 'cache')]
    return promisify(execFile)('node', [resolve('build/cli.js'), 'build', '.', ...folders])
  })
  return serveFolder(join(folder, 'dist'))
}
