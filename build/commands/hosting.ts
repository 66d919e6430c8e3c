// `hosting HOST`: prints the settings of a web server for what was built.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../model/usageError.ts'
import { type Command, wordFor } from './command.ts'
import { foldersOf } from './project/folders.ts'

const hosts = ['nginx', 'caddy', 'cloudfront', 'worker'] as const

export const hostingCommand: Command = {
  name: 'hosting',
  aliases: [],
  summary: 'Print settings for a host: nginx, caddy or cloudfront, or a worker.',
  example: 'hosting nginx --compress gzip',
  positional: ['HOST', 'ROOT'],
  flags: ['--compress'],
  sharedFlags: ['--out'],
  async run({ args, engine, terminal }) {
    const host = wordFor(args, 'HOST')
    const found = hosts.find((name) => name === host)
    if (found === undefined)
      throw new UsageError(
        `hosting needs nginx, caddy, cloudfront or worker${host === undefined ? '' : `, not ${host}`}.`,
      )
    const { readBuiltSite } = await import('../publish/built/builtSite.ts')
    if (found === 'worker') {
      const { url } = readBuiltSite(foldersOf(args).outDir)
      process.stdout.write(workerText(url, engine.engineFolder))
      return 0
    }
    const { readEncodings } = await import('../publish/built/compress.ts')
    const compress = readEncodings(args.values['--compress'])
    const settings = { ...readBuiltSite(foldersOf(args).outDir), compress }
    const { text, notes } = await settingsText(found, settings)
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
  host: Exclude<(typeof hosts)[number], 'worker'>,
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
