// Files that the site's plugins make.
import { hashOf } from '../io/hash.ts'
import type { BuiltPages } from '../model/pluginOutcome.ts'
import type { Site } from '../model/site.ts'
import { outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import type { LaterOutput } from './output.ts'

export function* plugins({
  site,
  plugins: { outputs },
}: Pick<LinkedSite, 'site' | 'plugins'>): Generator<LaterOutput> {
  for (const make of outputs)
    yield {
      type: 'later',
      begin: async () => {
        const files = await make(builtPages(site))
        return files.map(({ path, content }) => ({
          type: 'made' as const,
          path: outputPath(path),
          key: hashOf(content),
          make: () => Promise.resolve(content),
        }))
      },
    }
}

/** The facts about pages that plugins receive. */
export const builtPages = ({ routes }: Pick<Site, 'routes'>): BuiltPages => ({
  routes: routes
    .filter(({ hasUrl }) => hasUrl)
    .map(({ path, locale, kind, type, searchTag, source }) => ({
      ...{ path, locale, kind, type, source },
      instance: (kind === 'docs' && /^docs-(.+)-/.exec(searchTag)?.[1]) || 'default',
    })),
})
