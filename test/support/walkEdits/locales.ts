// The languages that `--locale` names in the builds of a random walk.
import type { Random } from '../edits.ts'
import { configured, pick } from './helpers.ts'

/** Null: all. Now and then, one or a few builds make only some languages. */
export function nextLocales(
  root: string,
  before: readonly string[] | null,
  random: Random,
): readonly string[] | null {
  const isSame = random() < (before === null ? 0.92 : 0.5)
  if (isSame) return before
  if (before !== null) return null
  const { locales } = configured(root, 'i18n') as { readonly locales: readonly string[] }
  const others = locales.filter((locale) => locale !== 'en')
  return pick([['en'], others, ...others.map((locale) => [locale])], random)
}
