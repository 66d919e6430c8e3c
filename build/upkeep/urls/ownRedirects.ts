// The lines of a `_redirects` file that the site wrote itself, as Netlify and Cloudflare Pages read them.
import { join } from 'node:path'
import { readOwnText } from '../../io/readText.ts'
import { escapeRegExp } from '../../shared/escape.ts'
import type { SourcePath } from '../../shared/paths.ts'
import { ownRedirectsFile, type UpkeepSite } from '../upkeep.ts'

export interface RedirectLine {
  readonly file: SourcePath
  /** Counts from 1. */
  readonly line: number
  readonly from: string
  readonly to: string
  /** Position of the target in the line, from 1. */
  readonly column: number
  /** 200 shows the target without a redirect. */
  readonly status: number
}

export function ownRedirects({ project, index }: Pick<UpkeepSite, 'project' | 'index'>): RedirectLine[] {
  const file = ownRedirectsFile(index)
  if (file === undefined) return []
  return readOwnText(join(project.root, file))
    .split(/\r?\n/)
    .flatMap((text, row) => {
      const match = /^(\s*(\/\S*|https?:\/\/\S+)\s+)(\S+)(?:\s+(\d{3})!?)?/.exec(text)
      if (!match) return []
      const [, before = '', from = '', to = '', status = '301'] = match
      return [{ file, line: row + 1, from, to, column: before.length + 1, status: Number(status) }]
    })
}

/** Whether the line is about many URLs. */
export const hasPlaceholder = (path: string): boolean => /\*|\/:\w/.test(path)

/** Whether one of the lines answers a path with the base URL. */
export function answers(lines: readonly RedirectLine[]): (path: string) => boolean {
  const exact = new Set(lines.map(({ from }) => withoutSlash(from)))
  const patterns = lines
    .filter(({ from }) => hasPlaceholder(from))
    .map(
      ({ from }) =>
        new RegExp(
          `^${escapeRegExp(from)
            .replace(/\\\*$/, '.*')
            .replace(/\/:\w+/g, '/[^/]+')}/?$`,
        ),
    )
  return (path) => exact.has(withoutSlash(path)) || patterns.some((pattern) => pattern.test(path))
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')
