// Checks of what goes out of date while nobody edits it: published URLs, redirects, translations.
// Each is loaded only where a site uses it.

import type { Diagnostic } from '../model/diagnostics.ts'
import { addAll } from '../shared/addAll.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import { hasReviews } from './reviews/hasReviews.ts'
import { type LocalePairs, translationPairs } from './translations/pairs.ts'
import { sourcesFile } from './translations/sourcesFile.ts'
import { hasUrls, ownRedirectsFile, type Upkeep, type UpkeepSite } from './upkeep.ts'

/** What a result depends on beside the files of the site, their routes and their ids. */
export interface Needs {
  /** Files whose words count. */
  readonly words: readonly SourcePath[]
  /** Files that are not content. */
  readonly outside: readonly SourcePath[]
  /** Whether the commits count. */
  readonly history: boolean
}

const nothing: Needs = { words: [], outside: [], history: false }

const needsOfPairs = (locales: readonly LocalePairs[]): Needs => ({
  words: locales.flatMap(({ pairs }) => pairs.flatMap(({ translation, source }) => [translation, source])),
  outside: locales.map(({ folder }) => sourcePath(sourcesFile(folder))),
  history: true,
})

/** Null if one of them depends on more, such as the date. */
const joinedNeeds = (all: readonly (Needs | null)[]): Needs | null =>
  all.reduce(
    (sum, one) =>
      sum &&
      one && {
        words: [...sum.words, ...one.words],
        outside: [...sum.outside, ...one.outside],
        history: sum.history || one.history,
      },
    nothing,
  )

interface UpkeepCheck {
  readonly isUsed: (site: UpkeepSite) => boolean
  readonly needs: (site: UpkeepSite, found: readonly Diagnostic[]) => Needs | null
  readonly load: () => Promise<Upkeep>
}

const checks: readonly UpkeepCheck[] = [
  {
    isUsed: ({ project: { root } }) => hasUrls(root),
    // What was lost is looked for in git and in the words of pages.
    needs: (_, found) => (found.length > 0 ? null : nothing),
    load: async () => (await import('./urls/lostUrls.ts')).lostUrls,
  },
  {
    isUsed: ({ project: { config }, index }) =>
      config.redirects.redirects.length > 0 || ownRedirectsFile(index) !== undefined,
    needs: () => nothing,
    load: async () => (await import('./urls/redirectChains.ts')).redirectChains,
  },
  {
    isUsed: ({ isOn, site: { locales } }) => locales.length > 1 && isOn('outdatedTranslation'),
    needs: (site) => needsOfPairs(translationPairs(site)),
    load: async () => (await import('./translations/outdatedTranslations.ts')).outdatedTranslations,
  },
  {
    isUsed: ({ project: { config }, isOn }) => config.importedReports.length > 0 && isOn('vale'),
    needs: () => null,
    load: async () => (await import('./imported/importedReports.ts')).importedReports,
  },
  {
    isUsed: (site) =>
      (['reviewDue', 'coveredChange', 'reviewField'] as const).some(site.isOn) && hasReviews(site),
    needs: () => null,
    load: async () => {
      const { reviewProblems } = await import('./reviews/reviews.ts')
      return reviewProblems(() => new Date().toISOString().slice(0, 10))
    },
  },
]

export interface UpkeepProblems {
  readonly diagnostics: readonly Diagnostic[]
  /** Null if another run can find others although the site is the same. */
  readonly needs: Needs | null
}

export async function upkeepProblems(site: UpkeepSite): Promise<UpkeepProblems> {
  const diagnostics: Diagnostic[] = []
  const all: (Needs | null)[] = []
  for (const { isUsed, needs, load } of checks) {
    if (!isUsed(site)) continue
    const found = await (await load())(site)
    addAll(diagnostics, found)
    all.push(needs(site, found))
  }
  return { diagnostics, needs: joinedNeeds(all) }
}
