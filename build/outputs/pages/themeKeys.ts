// The key of a page that the site's own theme shows: `CONTENT.FILES`. The second part changes with the style
// sheet and the scripts that the document loads. A page whose first part is the same is not rendered again:
// the new elements take the place of the old ones in its document (emit/pageQueue.ts).
import { hashOf, shortHash } from '../../io/hash.ts'
import type { Bundle, ThemeCode } from '../../model/bundle.ts'
import type { ThemeLocale, ThemePage } from '../../model/themePage.ts'

interface KeyParts {
  readonly locale: ThemeLocale
  readonly bundle: Pick<Bundle, 'key' | 'code'>
  readonly engine: string
}

export const themePageKey = (page: ThemePage, parts: KeyParts): string =>
  `${themeContentKey(page, parts)}.${filesKey(parts.locale.files)}`

/** Identity of what the theme shows. */
export const themeContentKey = (page: ThemePage, { locale, bundle, engine }: KeyParts): string =>
  hashOf(JSON.stringify(page), locale.key, codeKey(page, bundle), engine)

/** Identity of the elements that load style sheets and scripts. */
export const filesKey = (files: string): string => shortHash(files)

/** Identity of the code that renders the page: that of all pages, and what it loads itself. */
export function codeKey({ modules, texts }: ThemePage, { key, code }: KeyParts['bundle']): string {
  const { common, modules: known }: ThemeCode = code ?? { common: key, modules: {} }
  const loaded = new Set([...modules, ...texts.flatMap((text) => text.modules)])
  return hashOf(common, ...[...loaded].sort().flatMap((name) => [name, known[name] ?? '']))
}
