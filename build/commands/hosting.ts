// `hosting HOST`: prints the settings of a web server for what was built, or a function of another host.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../model/usageError.ts'
import { type Command, wordFor } from './command.ts'
import { foldersOf } from './project/folders.ts'

const servers = ['nginx', 'caddy', 'cloudfront'] as const
const hosts = [...servers, 'netlify', 'cloudflare', 'vercel', 'worker'] as const

export const hostingCommand: Command = {
  name: 'hosting',
  aliases: [],
  summary: 'Print settings or a function for a host: nginx, caddy, cloudfront, netlify and others.',
  example: 'hosting nginx --compress gzip',
  positional: ['HOST', 'ROOT'],
  flags: ['--compress'],
  sharedFlags: ['--out'],
  async run({ args, engine, terminal }) {
    const host = wordFor(args, 'HOST')
    const found = hosts.find((name) => name === host)
    if (found === undefined)
      throw new UsageError(
        `hosting needs one of ${hosts.join(', ')}${host === undefined ? '' : `, not ${host}`}.`,
      )
    const { readBuiltSite } = await import('../publish/built/builtSite.ts')
    if (found === 'worker') {
      const { url } = readBuiltSite(foldersOf(args).outDir)
      process.stdout.write(workerText(url, engine.engineFolder))
      return 0
    }
    const { edgeFunction, edgeHosts } = await import('../publish/hosting/edgeFunction.ts')
    const edgeHost = edgeHosts.find((name) => name === found)
    if (edgeHost) {
      const { place, text } = edgeFunction(edgeHost)
      terminal.info(`Write it to ${place} in the folder that the host builds.`)
      process.stdout.write(text)
      return 0
    }
    const { readEncodings } = await import('../publish/built/compress.ts')
    const compress = readEncodings(args.values['--compress'])
    const settings = { ...readBuiltSite(foldersOf(args).outDir), compress }
    const { text, notes } = await settingsText(found as (typeof servers)[number], settings)
    for (const { file, line, text: skipped } of settings.rules.skipped)
      terminal.info(`${file}:${line} is left out, because ${found} has no such rule: ${skipped}`)
    for (const note of notes) terminal.info(note)
    process.stdout.write(text)
    return 0
  },
}

/** One module without imports. */
const workerText = (url: string, engineFolder: string): string =>
  readFileSync(join(engineFolder, 'worker.js'), 'utf8').replace(
    'TROODON_SITE',
    url.replace(/["\\]/g, encodeURIComponent),
  )

type Settings = Parameters<typeof import('../publish/hosting/nginx.ts').nginxSettings>[0]

async function settingsText(
  host: (typeof servers)[number],
  settings: Settings,
): Promise<{ readonly text: string; readonly notes: readonly string[] }> {
  if (host === 'nginx')
    return { text: (await import('../publish/hosting/nginx.ts')).nginxSettings(settings), notes: [] }
  if (host === 'caddy')
    return { text: (await import('../publish/hosting/caddy.ts')).caddySettings(settings), notes: [] }
  const { cloudFrontFunction } = await import('../publish/hosting/cloudfront.ts')
  const { code, isShortened } = cloudFrontFunction(settings)
  const note = 'The function would be too long with all redirects. The pages in the bucket redirect instead.'
  return { text: code, notes: isShortened ? [note] : [] }
}
