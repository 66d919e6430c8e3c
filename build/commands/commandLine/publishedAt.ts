// `--url`: where the site is published, for hosts that know it when they build. It replaces `url` and
// `baseUrl`.
import { UsageError } from '../../model/usageError.ts'
import type { Arguments, Usage } from '../command.ts'

/** Keys of the configuration. Throws a UsageError for what is not the URL of a folder. */
export function publishedAt({ values }: Pick<Arguments<Usage>, 'values'>): {
  url?: string
  baseUrl?: string
} {
  const given = values['--url']
  if (given === undefined) return {}
  const parsed = URL.canParse(given) ? new URL(given) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash)
    throw new UsageError(`--url needs the URL of the site, such as https://example.com/docs/, not ${given}.`)
  return { url: parsed.origin, baseUrl: parsed.pathname.replace(/\/*$/, '/') }
}
