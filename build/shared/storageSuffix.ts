// The suffix of browser storage keys, so that two sites on one host do not share them.

/**
 * `false` → none, a string → a dash and the string, `true` → a dash and three characters of a hash of the
 * site's URL.
 */
export function findStorageSuffix(namespace: boolean | string, siteUrl: string): string {
  if (namespace === false) return ''
  if (typeof namespace === 'string') return namespace === '' ? '' : `-${namespace}`
  let hash = 0x811c9dc5
  for (const char of siteUrl) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `-${hash.toString(16).padStart(8, '0').slice(0, 3)}`
}
