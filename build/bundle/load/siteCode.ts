// The code of a module as the bundler gets it: with imports in the place of requests that only webpack reads,
// and of URLs of files.

import { dirname } from 'node:path'
import type { PluginBuild } from 'esbuild'
import { readBytes } from '../../io/readText.ts'
import { withDynamicRequests } from '../resolve/dynamicRequests.ts'
import { withFileUrls } from './fileUrls.ts'

export interface ModuleCode {
  readonly code: string
  /** False for a module that is bundled as it is. */
  readonly isChanged: boolean
}

/** A module of the site. A missing file is a mistake, which its import reports. */
export async function siteCode(build: PluginBuild, path: string): Promise<ModuleCode> {
  const text = readBytes(path).toString('utf8')
  const code = await withFileUrls(withDynamicRequests(text), async (file, isWorker) =>
    written(file.startsWith('.') ? file : await requestOf(build, path, file), isWorker),
  )
  return { code, isChanged: code !== text }
}

/** A module of a package. URLs of files that are not there stay as they are. */
export async function packageCode(build: PluginBuild, path: string): Promise<ModuleCode> {
  const text = readBytes(path).toString('utf8')
  const code = await withFileUrls(text, async (file, isWorker) =>
    written(await requestOf(build, path, file), isWorker),
  )
  return { code, isChanged: code !== text }
}

function written(request: string | null, isWorker: boolean): string | null {
  if (request === null) return null
  return isWorker ? `troodon-worker:${request}` : `${request}?url`
}

/** As in webpack, a path without `./` can be a file beside the module, or one of a package. */
async function requestOf(build: PluginBuild, importer: string, path: string): Promise<string | null> {
  for (const request of path.startsWith('.') ? [path] : [`./${path}`, path]) {
    const place = { importer, resolveDir: dirname(importer) }
    const { errors } = await build.resolve(request, { kind: 'import-statement', ...place })
    if (errors.length === 0) return request
  }
  return null
}
