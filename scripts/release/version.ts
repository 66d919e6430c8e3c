// Numbers of versions: which one follows, and which is newer.

/** `patch`, `minor`, `major`, or the number itself. Null for anything else. */
export function nextVersion(current: string, word: string): string | null {
  const [major = 0, minor = 0, patch = 0] = numbersOf(current)
  if (word === 'major') return `${major + 1}.0.0`
  if (word === 'minor') return `${major}.${minor + 1}.0`
  if (word === 'patch') return `${major}.${minor}.${patch + 1}`
  return /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(word) ? word : null
}

/** Whether `version` comes after `other`. */
export function isNewer(version: string, other: string): boolean {
  const theirs = numbersOf(other)
  const differing = numbersOf(version).findIndex((number, index) => number !== theirs[index])
  return differing >= 0 && (numbersOf(version)[differing] ?? 0) > (theirs[differing] ?? 0)
}

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number)
