// Takes and formats measurements.
import { gzipSync } from 'node:zlib'

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export async function timed<T>(
  act: () => T | Promise<T>,
): Promise<{ readonly value: T; readonly milliseconds: number }> {
  const start = performance.now()
  const value = await act()
  return { value, milliseconds: performance.now() - start }
}

/** `12 kB gzipped (40 kB)`, each file on its own. */
export function inKilobytes(contents: readonly (Buffer | string)[]): string {
  const sum = (of: (content: Buffer | string) => number) =>
    contents.reduce((total, content) => total + of(content), 0)
  const shown = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
  return `${shown(sum((content) => gzipSync(content).length))} gzipped (${shown(sum((content) => Buffer.byteLength(content)))})`
}
