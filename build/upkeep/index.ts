// Checks of what goes out of date while nobody edits it: published URLs, redirects, translations.
// Each is loaded only where a site uses it.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostics.ts'
import { addAll } from '../shared/addAll.ts'
import { hasReviews } from './reviews/hasReviews.ts'
import { ownRedirectsFile, type Upkeep, type UpkeepSite, upkeepFiles } from './upkeep.ts'

interface UpkeepCheck {
  readonly isUsed: (site: UpkeepSite) => boolean
  readonly load: () => Promise<Upkeep>
}

const has = ({ project: { root } }: UpkeepSite, name: string): boolean => existsSync(join(root, name))

const checks: readonly UpkeepCheck[] = [
  {
    isUsed: (site) => has(site, upkeepFiles.urls) || has(site, upkeepFiles.kept),
    load: async () => (await import('./urls/lostUrls.ts')).lostUrls,
  },
  {
    isUsed: ({ project: { config }, index }) =>
      config.redirects.redirects.length > 0 || ownRedirectsFile(index) !== undefined,
    load: async () => (await import('./urls/redirectChains.ts')).redirectChains,
  },
  {
    isUsed: ({ isOn, site: { locales } }) => locales.length > 1 && isOn('outdatedTranslation'),
    load: async () => (await import('./translations/outdatedTranslations.ts')).outdatedTranslations,
  },
  {
    isUsed: ({ project: { config }, isOn }) => config.importedReports.length > 0 && isOn('vale'),
    load: async () => (await import('./imported/importedReports.ts')).importedReports,
  },
  {
    isUsed: (site) =>
      (['reviewDue', 'coveredChange', 'reviewField'] as const).some(site.isOn) && hasReviews(site),
    load: async () => {
      const { reviewProblems } = await import('./reviews/reviews.ts')
      return reviewProblems(() => new Date().toISOString().slice(0, 10))
    },
  },
]

export async function upkeepProblems(site: UpkeepSite): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const { isUsed, load } of checks) if (isUsed(site)) addAll(found, await (await load())(site))
  return found
}
