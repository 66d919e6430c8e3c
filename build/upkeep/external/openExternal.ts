// The check of external links for one run of `check`: each URL is asked once, however often the site is
// checked.
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { UpkeepSite } from '../upkeep.ts'
import { type CheckedUrl, type CheckUrl, openCheckUrl } from './checkUrl.ts'
import { type ExternalTools, externalProblems } from './externalLinks.ts'
import { openRequests } from './request.ts'
import { openResults } from './results.ts'

interface ExternalOptions extends Pick<ExternalTools, 'onTotal' | 'onDone'> {
  readonly cacheFolder: string
  readonly now?: () => number
  readonly sleep?: (milliseconds: number) => Promise<void>
  readonly isPrivate?: (address: string) => boolean
}

const pause = (milliseconds: number) => new Promise<void>((settle) => setTimeout(settle, milliseconds))

export function openExternal({
  cacheFolder,
  now = Date.now,
  sleep = pause,
  isPrivate,
  ...tools
}: ExternalOptions) {
  const known = new Map<string, Promise<CheckedUrl>>()
  return async (site: UpkeepSite): Promise<readonly Diagnostic[]> => {
    const { timeoutSeconds, perHost, retries, maxAgeDays } = site.project.config.externalLinks
    const timeout = timeoutSeconds * 1_000
    const requests = openRequests({ timeout, perHost, ...(isPrivate ? { isPrivate } : {}) })
    const ask = openCheckUrl({ requests, sleep, now, retries })
    const check: CheckUrl = (url) => {
      const asked = known.get(url) ?? ask(url)
      known.set(url, asked)
      return asked
    }
    try {
      return await externalProblems(site, {
        ...tools,
        check,
        results: openResults(cacheFolder, maxAgeDays, now),
      })
    } finally {
      requests.close()
    }
  }
}
