// A build that takes results from the remote cache, and leaves its own there.
import type { Terminal } from '../../io/terminal.ts'
import { counted } from '../../model/text/counted.ts'
import type { LinkedSite } from '../../outputs/linkedSite.ts'
import { scan } from '../../read/scan.ts'
import type { RemoteCache } from '../../remote/remoteCache.ts'
import type { Pipeline } from '../../stages/buildOptions.ts'
import { restoreImages } from '../../stages/remote/images.ts'
import { shareBuild } from '../../stages/remote/shareBuild.ts'
import { type RemoteSession, withRemote } from '../../stages/remote/withRemote.ts'

export interface RemoteBuild {
  readonly build: Pipeline['build']
  /** Leaves the results of the build, and prints what was taken and left. Ends the use of the cache. */
  readonly share: (terminal: Pick<Terminal, 'info'>) => Promise<void>
}

export function remoteBuild(build: Pipeline['build'], remote: RemoteCache): RemoteBuild {
  let shared: RemoteSession | null = null
  let site: LinkedSite | null = null
  return {
    async build(session, options) {
      shared = withRemote(session, remote)
      const { root, config } = session.project
      session.onStage('scan')
      const files = options?.scanned ?? scan(root, config, session.outDir)
      await restoreImages(files, session, remote)
      // Plugins, which run before the files are looked for, can make some.
      const scanned = config.plugins.length > 0 ? null : files
      const onLinked = remote.writes ? (linked: LinkedSite) => void (site = linked) : undefined
      const result = await build(shared.session, { ...options, scanned, ...(onLinked ? { onLinked } : {}) })
      if (!result.ok || !result.isPublished) site = null
      return result
    },
    async share(terminal) {
      if (shared && site) await shareBuild(site, shared.blocks, shared.session, remote)
      const { restored, stored, bytes } = await remote.close()
      const left = stored > 0 ? `, ${stored} stored (${sizeOf(bytes.written)})` : ''
      terminal.info(`Remote cache: ${counted(restored, 'result')} restored (${sizeOf(bytes.read)})${left}.`)
    },
  }
}

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
