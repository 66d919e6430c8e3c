// Sizes in messages.

/** `812 B`, `3.4 kB`, `55.1 MB`. */
export function bytes(count: number): string {
  if (count < 1000) return `${count} B`
  if (count < 1e6) return `${(count / 1e3).toFixed(1)} kB`
  return count < 1e9 ? `${(count / 1e6).toFixed(1)} MB` : `${(count / 1e9).toFixed(1)} GB`
}
