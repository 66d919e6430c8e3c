// Values that are written in the configuration, in contrast to defaults: folders that must exist, and the
// URL.
import { joinPath } from '../shared/paths.ts'

export interface WrittenConfig {
  readonly folders: readonly WrittenFolder[]
  /** Folders with static files, but for the usual one, which a site does not need to have. */
  readonly staticFolders: readonly WrittenFolder[]
  /** Whether the URL of the site is set. */
  readonly hasUrl: boolean
}

interface WrittenFolder {
  /** Path of the key: `docs[1].path`. */
  readonly key: string
  /** The value as it is written. */
  readonly value: string
  /** The folder from the root of the site. */
  readonly folder: string
}

/** `input` is a configuration without mistakes; `contentDir` is relative to the root. */
export function writtenConfig(input: unknown, contentDir: string): WrittenConfig {
  const config = input as Readonly<Record<string, unknown>>
  const own = config['contentDir']
  const folders: WrittenFolder[] =
    typeof own === 'string' ? [{ key: 'contentDir', value: own, folder: contentDir }] : []
  for (const name of ['docs', 'blog', 'pages'])
    for (const { key, instance } of instances(config[name], name))
      if (typeof instance.path === 'string' && instance.includeCurrentVersion !== false)
        folders.push({
          key: `${key}.path`,
          value: instance.path,
          folder: joinPath(contentDir, instance.path.replaceAll('\\', '/')),
        })
  const staticFolders = (Array.isArray(config['staticDirectories']) ? config['staticDirectories'] : [])
    .filter((value): value is string => typeof value === 'string')
    .map((value, index) => ({
      key: `staticDirectories[${index}]`,
      value,
      folder: value.replaceAll('\\', '/'),
    }))
    .filter(({ folder }) => folder.replace(/\/$/, '') !== 'static')
  return { folders, staticFolders, hasUrl: config['url'] !== undefined }
}

interface Instance {
  readonly path?: unknown
  /** Of docs: without it, the folder of the current documents is not read. */
  readonly includeCurrentVersion?: unknown
}

function instances(value: unknown, name: string): readonly { key: string; instance: Instance }[] {
  if (Array.isArray(value)) return value.map((instance, index) => ({ key: `${name}[${index}]`, instance }))
  return typeof value === 'object' && value !== null ? [{ key: name, instance: value }] : []
}
