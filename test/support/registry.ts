// An npm registry without a network, for tests that install Troodon as its users do: Troodon and
// create-troodon are the packed tarballs, and all other packages come from this repository's node_modules.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import tar from 'tar-fs'
import { listen } from '../../build/dev/server/listen.ts'
import { packedTarballs } from './packed.ts'

export interface Registry {
  /** Ends with a slash. */
  readonly url: string
  readonly close: () => void
}

interface Manifest {
  readonly name: string
  readonly version: string
}

/** One version of a package: its package.json, and the tarball or the folder that holds its files. */
interface Version {
  readonly manifest: Manifest
  readonly path: string | null
}

export async function startRegistry(): Promise<Registry> {
  const versions = [...installed(), ...(await packedTarballs()).map(packed)]
  const server = createServer((request, response) => {
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/')
    const found = versions.filter(({ manifest }) => manifest.name === name)
    const one = found.find(({ manifest }) => file === `${manifest.version}.tgz`)
    if (found.length === 0 || (file && !one?.path)) response.writeHead(404).end('{}')
    else if (one?.path) sendTarball(one.path, response)
    else response.end(JSON.stringify(packumentOf(found, `http://${request.headers.host}/${name}/-/`)))
  })
  const url = await listen(server, 0, '127.0.0.1')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, close }
}

/** Environment of npm and of what it starts: packages come from the registry alone, never from a cache. */
export const npmEnvironment = ({ url }: Registry, folder: string): Readonly<Record<string, string>> => ({
  npm_config_registry: url,
  npm_config_cache: join(folder, '.npm'),
  npm_config_update_notifier: 'false',
  // A reader answers "Ok to proceed?" with yes.
  npm_config_yes: 'true',
})

/** The data from which npm chooses a version. The last one counts as the latest. */
function packumentOf(versions: readonly Version[], base: string): object {
  const { name, version: latest } = (versions.at(-1) as Version).manifest
  const entries = versions.map(({ manifest }) => [
    manifest.version,
    { ...manifest, dist: { tarball: `${base}${manifest.version}.tgz` } },
  ])
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(entries) }
}

function sendTarball(path: string, response: ServerResponse): void {
  if (path.endsWith('.tgz')) {
    response.end(readFileSync(path))
    return
  }
  const files = tar.pack(path, {
    ignore: (name) => name.startsWith(join(path, 'node_modules')),
    map: (header) => ({ ...header, name: `package/${header.name}` }),
  })
  files.pipe(createGzip({ level: 1 })).pipe(response)
}

function packed(path: string): Version {
  const text = execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' })
  return { manifest: JSON.parse(text) as Manifest, path }
}

/** Packages of the lock file. One for another platform has no files here, and npm leaves it out. */
function installed(): readonly Version[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string }>>
  }
  const paths = Object.keys(lock.packages).filter((path) => path !== '')
  // Nested copies come first: the one at the top is the latest.
  return paths
    .sort((a, b) => b.length - a.length)
    .map((path) => {
      const file = join(path, 'package.json')
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return existsSync(file)
        ? { manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest, path }
        : { manifest: { name, ...(lock.packages[path] as { version: string }) }, path: null }
    })
}
