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
  /**
   * Whether the result can change while the files, the routes and the ids of the site are the same: it
   * depends on git, on the date, on other files, or on the words of pages.
   */
  readonly mayChange: (found: readonly Diagnostic[]) => boolean
  readonly load: () => Promise<Upkeep>
}

const has = ({ project: { root } }: UpkeepSite, name: string): boolean => existsSync(join(root, name))

const checks: readonly UpkeepCheck[] = [
  {
    isUsed: (site) => has(site, upkeepFiles.urls) || has(site, upkeepFiles.kept),
    // What was lost is looked for in git and in the words of pages.
    mayChange: (found) => found.length > 0,
    load: async () => (await import('./urls/lostUrls.ts')).lostUrls,
  },
  {
    isUsed: ({ project: { config }, index }) =>
      config.redirects.redirects.length > 0 || ownRedirectsFile(index) !== undefined,
    mayChange: () => false,
    load: async () => (await import('./urls/redirectChains.ts')).redirectChains,
  },
  {
    isUsed: ({ isOn, site: { locales } }) => locales.length > 1 && isOn('outdatedTranslation'),
    mayChange: () => true,
    load: async () => (await import('./translations/outdatedTranslations.ts')).outdatedTranslations,
  },
  {
    isUsed: ({ project: { config }, isOn }) => config.importedReports.length > 0 && isOn('vale'),
    mayChange: () => true,
    load: async () => (await import('./imported/importedReports.ts')).importedReports,
  },
  {
    isUsed: (site) =>
      (['reviewDue', 'coveredChange', 'reviewField'] as const).some(site.isOn) && hasReviews(site),
    mayChange: () => true,
    load: async () => {
      const { reviewProblems } = await import('./reviews/reviews.ts')
      return reviewProblems(() => new Date().toISOString().slice(0, 10))
    },
  },
]

export interface UpkeepProblems {
  readonly diagnostics: readonly Diagnostic[]
  /** Whether another run can find others although the site is the same. */
  readonly mayChange: boolean
}

export async function upkeepProblems(site: UpkeepSite): Promise<UpkeepProblems> {
  const diagnostics: Diagnostic[] = []
  let changing = false
  for (const { isUsed, mayChange, load } of checks) {
    if (!isUsed(site)) continue
    const found = await (await load())(site)
    addAll(diagnostics, found)
    changing ||= mayChange(found)
  }
  return { diagnostics, mayChange: changing }
}
