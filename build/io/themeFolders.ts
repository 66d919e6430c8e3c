// The components in a folder of a theme.
import { existsSync, readdirSync } from 'node:fs'

/**
 * Names of the components in a folder: `Footer` of `Footer/index.tsx`, `DocItem/Layout` of
 * `DocItem/Layout.js`.
 */
export function componentsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.d\.ts$|\.test\.|(?:^|\/)__tests__\//.test(file))
    .map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, ''))
    .sort()
}
