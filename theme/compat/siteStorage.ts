// Where boot.ts leaves what the site stores its values in, for code that asks before the site's data is
// there.

/** The storage, and the suffix of the site's keys. */
export type SiteStorage = readonly [type: 'localStorage' | 'sessionStorage', suffix: string]

/** A property of `window`. */
export const siteStorageName = '__troodonStorage'
