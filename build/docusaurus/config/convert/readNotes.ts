// Describes each thing that was read in a few words: `docs in docs`, `2 languages`.
import { noSearch } from '../../../model/setupNote.ts'
import { listOf, type Raw, rawOf } from '../docusaurusConfig.ts'
import type { Convert } from './context.ts'

/** `written` is the converted configuration. `hasOwnSearch`: that of the site's theme. */
export function noteRead(written: Raw, hasOwnSearch: boolean, { note }: Convert): void {
  const parts = [
    ...(['docs', 'blog', 'pages'] as const).flatMap((kind) => {
      const folders = [written[kind]].flat().flatMap((one) => {
        const { path } = rawOf(one)
        return typeof path === 'string' ? [path] : []
      })
      return folders.length === 0 ? [] : [`${kind} in ${folders.join(' and ')}`]
    }),
    ...counted(listOf(rawOf(written['i18n'])['locales']).length, 'language', 1),
    hasOwnSearch ? 'search by its theme' : searchOf(written['search']),
    ...counted(listOf(rawOf(written['redirects'])['redirects']).length, 'redirect'),
    ...counted(listOf(written['plugins']).length, 'plugin'),
  ]
  for (const part of parts) note('read', part)
}

/** Only with more than `least`. */
const counted = (count: number, name: string, least = 0): readonly string[] =>
  count > least ? [`${count} ${name}${count === 1 ? '' : 's'}`] : []

const searchOf = (search: unknown): string =>
  search === false ? noSearch : search === 'local' ? 'search' : 'search by Algolia'
