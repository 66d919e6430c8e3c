// `01-intro`, `2. setup`, `3_more`: the number is the position in the sidebar, not part of the name.
import type { NumberPrefixParser } from '../../model/config/sidebarConfig.ts'

export interface Numbered {
  readonly name: string
  readonly position: number | null
}

/** Names that look like dates or versions (`2021-11-x`, `7.0-x`) keep their number. */
export function readNumberPrefix(name: string, enabled: boolean | NumberPrefixParser = true): Numbered {
  if (typeof enabled === 'function') {
    const { filename, numberPrefix } = enabled(name)
    return { name: filename, position: numberPrefix ?? null }
  }
  const match = enabled ? /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])(.+)$/.exec(name) : null
  if (!match || /^\d+[-_.]\d/.test(name)) return { name, position: null }
  return { name: match[2] as string, position: Number.parseInt(match[1] as string, 10) }
}

export const withoutPrefixes = (folder: string, enabled: boolean | NumberPrefixParser = true): string =>
  folder
    .split('/')
    .map((name) => readNumberPrefix(name, enabled).name)
    .join('/')
