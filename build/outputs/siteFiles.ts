// Files of the static folders at addresses where we write one, too: settings of hosts are joined, of all others the site's own is taken.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import type { OutputInput } from './pages/pages.ts'

/** Written from both texts. */
export const joinedFiles: ReadonlySet<string> = new Set(['_headers', '_redirects'])

type Files = Pick<OutputInput, 'scan' | 'session'>

export const hasOwn = (name: string, files: Files): boolean => ownFile(name, files) !== undefined

/** The text of the site's own file with a line break at its end; empty when there is none. */
export function ownText(name: string, files: Files): string {
  const source = ownFile(name, files)
  return source === undefined
    ? ''
    : `${readFileSync(join(files.session.project.root, source), 'utf8').trimEnd()}\n`
}

function ownFile(name: string, { scan, session }: Files): SourcePath | undefined {
  const { staticDirectories } = session.project.config
  return staticDirectories
    .map((directory) => sourcePath(`${directory}/${name}`))
    .find((source) => scan.files.has(source))
}
