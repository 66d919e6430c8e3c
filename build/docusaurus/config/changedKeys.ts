// The changes that plugins made to the configuration that they received.
import { isDeepStrictEqual } from 'node:util'
import { type Raw, rawOf } from './docusaurusConfig.ts'

/** The keys with other values after than before; `themeConfig` has its changed keys, if there are any. */
export function changedKeys(before: Raw, after: Raw): Raw {
  const { themeConfig: themeBefore, ...restBefore } = before
  const { themeConfig: themeAfter, ...restAfter } = after
  const theme = changed(rawOf(themeBefore), rawOf(themeAfter))
  return {
    ...changed(restBefore, restAfter),
    ...(Object.keys(theme).length > 0 ? { themeConfig: theme } : {}),
  }
}

/** A configuration with these changes. */
export const withChanges = (config: Raw, changes: Raw): Raw => ({
  ...config,
  ...changes,
  themeConfig: { ...rawOf(config['themeConfig']), ...rawOf(changes['themeConfig']) },
})

const changed = (before: Raw, after: Raw): Raw =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => !isDeepStrictEqual(value, before[key])))
