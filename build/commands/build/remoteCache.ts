// `--remote-cache`: opens the remote cache of a build from the command line and the environment.
import type { LoadedProject } from '../../config/loadProject.ts'
import { remoteCacheLimit } from '../../io/limits.ts'
import { s3Endpoint } from '../../io/s3Endpoint.ts'
import { UsageError } from '../../model/usageError.ts'
import type { Blobs } from '../../remote/blobs.ts'
import type { RemoteCache } from '../../remote/remoteCache.ts'
import type { CommandContext } from '../command.ts'

/** Null without one. Throws a UsageError for a URL or a mode that cannot be. */
export async function openRemote(
  { args, engine, terminal }: Pick<CommandContext, 'args' | 'engine' | 'terminal'>,
  { root, config }: LoadedProject,
): Promise<RemoteCache | null> {
  const env = (name: string) => process.env[name] || null
  const word = args.values['--remote-cache'] ?? env('TROODON_REMOTE_CACHE')
  const mode = args.values['--remote-cache-mode'] ?? env('TROODON_REMOTE_CACHE_MODE') ?? 'read'
  if (word === null) return null
  if (mode !== 'read' && mode !== 'write')
    throw new UsageError(`TROODON_REMOTE_CACHE_MODE is read or write, not ${mode}.`)
  const url = urlOf(word)
  const { openRemoteCache } = await import('../../remote/remoteCache.ts')
  return openRemoteCache({
    blobs: await blobsAt(url, root, env('TROODON_REMOTE_CACHE_TOKEN')),
    writes: mode === 'write',
    scope: scopeOf(config.title, engine.engine),
    secret: env('TROODON_CACHE_SECRET'),
    limits: { seconds: remoteCacheLimit() },
    warn(failure, hint) {
      const text = `The remote cache ${nameOf(url)} ${failure}. The build continues without it.`
      terminal.print(`${terminal.paint('warning', 'warning')}  ${text}${hint === null ? '' : ` ${hint}`}`)
    },
  })
}

/** Builds with the same engine on machines of one kind. Formats of dates come with Node.js. */
const scopeOf = (title: string, engine: string): string => {
  const { node, icu } = process.versions
  return JSON.stringify([title, engine, node.split('.')[0], icu, process.platform, process.arch])
}

function urlOf(word: string): URL {
  const url = URL.canParse(word) ? new URL(word) : null
  if (url && /^(?:https?|s3):$/.test(url.protocol) && url.hostname !== '') return url
  throw new UsageError(
    '--remote-cache needs a URL, such as https://cache.example.com/docs/ or s3://my-bucket/cache.',
  )
}

/** Without what may be secret: user name, password and query. */
const nameOf = ({ protocol, host, pathname }: URL): string => `${protocol}//${host}${pathname}`

/** `token` is sent to servers of HTTP; null: none. */
export async function blobsAt(url: URL, root: string, token: string | null): Promise<Blobs> {
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  if (url.protocol === 's3:') {
    const { s3Blobs } = await import('../../remote/s3Blobs.ts')
    const prefix = url.pathname.replace(/^\/+/, '')
    return s3Blobs({ bucket: url.hostname, prefix, endpoint: s3Endpoint(), patience: 20_000, root })
  }
  const { httpBlobs } = await import('../../remote/httpBlobs.ts')
  const pace = { window: 10_000, bytes: 50_000 }
  return httpBlobs({ url, token, connections: 8, pace })
}
