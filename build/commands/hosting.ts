// `hosting HOST`: prints the settings of a web server for what was built.
import { UsageError } from '../model/usageError.ts'
import { type Command, wordFor } from './command.ts'
import { foldersOf } from './project/folders.ts'

const hosts = ['nginx', 'caddy', 'cloudfront'] as const

export const hostingCommand: Command = {
  name: 'hosting',
  aliases: [],
  summary: 'Print settings for a host: nginx, caddy or cloudfront.',
  example: 'hosting nginx --compress gzip',
  positional: ['HOST', 'ROOT'],
  flags: ['--compress'],
  sharedFlags: ['--out'],
  async run({ args, terminal }) {
    const host = wordFor(args, 'HOST')
    const found = hosts.find((name) => name === host)
    if (found === undefined)
      throw new UsageError(
        `hosting needs nginx, caddy or cloudfront${host === undefined ? '' : `, not ${host}`}.`,
      )
    const { readBuiltSite } = await import('../publish/built/builtSite.ts')
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

type Settings = Parameters<typeof import('../publish/hosting/nginx.ts').nginxSettings>[0]

async function settingsText(
  host: (typeof hosts)[number],
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
