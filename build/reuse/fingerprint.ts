// "Nothing changed": when every input is what it was and dist/ is intact, the last build's answer is the answer.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshBundle } from '../bundle/bundle.ts'
import { bundleOptions } from '../bundle/pageModules.ts'
import { isIntact } from '../io/emittedFile.ts'
import { raceWindow } from '../io/fileStat.ts'
import { findPackage } from '../io/findPackage.ts'
import { readHead } from '../io/gitHead.ts'
import { hashOf } from '../io/hash.ts'
import { journalName } from '../io/outputFolder.ts'
import { blogsIn } from '../kinds/blog/index.ts'
import type { Bundle } from '../model/bundle.ts'
import type { PageFacts } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import type { Scan } from '../read/scan.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'
import type { LastBuild } from './manifest.ts'

/** Identity of all inputs, or null when it is not certain (a file was touched just now, the theme must be built). */
export function fingerprintOf(
  scan: Scan,
  pages: readonly SourcePath[],
  outside: ReadonlyMap<SourcePath, string>,
  session: Session,
): string | null {
  const bundle = freshBundle({ ...bundleOptions(session, pages), codePages: null })
  return bundle && identityOf(scan, bundle, outside, session, () => null)
}

export interface OutlineInput {
  readonly scan: Scan
  readonly bundle: Bundle
  readonly outside: ReadonlyMap<SourcePath, string>
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  readonly site: Site
  /** Identity of what every page has: data of the languages, and what else stands in all heads. */
  readonly shared: string
  readonly session: Session
}

/** Identity of all inputs but the words of texts; null when it is not certain, as with a hook that may do anything. */
export function outlineOf({
  scan,
  bundle,
  outside,
  pages,
  site,
  shared,
  session,
}: OutlineInput): string | null {
  if (session.project.config.frontMatterHook !== null) return null
  const posts = new Set(
    site.locales.flatMap((locale) =>
      blogsIn(locale).flatMap((blog) => [...blog.postRoutes.keys()].map((post) => post.page.source)),
    ),
  )
  const files = identityOf(scan, bundle, outside, session, (source) => {
    const facts = pages.get(source)
    return facts ? `${facts.outline} ${posts.has(source) ? facts.words : ''}` : null
  })
  return files && hashOf(files, shared)
}

/** `known` knows files by something else than their content. */
function identityOf(
  { files, startedAt }: Scan,
  bundle: Bundle,
  outside: ReadonlyMap<SourcePath, string>,
  { hashes, project, engine, parseIdentity }: Session,
  known: (source: SourcePath) => string | null,
): string | null {
  const mermaid = findPackage('mermaid', project.root)?.version ?? ''
  const code = [bundle.key, ...Object.values(bundle.pages).map(({ key }) => key)]
  const parts: string[] = [
    engine,
    parseIdentity,
    mermaid,
    project.configHash,
    readHead(project.root),
    ...code,
  ]
  for (const [source, hash] of outside) parts.push(source, hash)
  for (const [source, stat] of files) {
    const identity = known(source) ?? hashes.get(source, stat)
    if (identity === undefined && Math.max(stat.mtime, stat.ctime) > startedAt - raceWindow) return null
    parts.push(source, identity ?? `${stat.size}:${stat.mtime}:${stat.ctime}:${stat.inode}`)
  }
  return hashOf(parts.join('\n'))
}

/** Files outside of the content as they are now. They are few: their content is read. */
export const outsideNow = (sources: readonly SourcePath[], root: string): ReadonlyMap<SourcePath, string> =>
  new Map(sources.map((source) => [source, hashOfFile(join(root, source))]))

function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return 'missing'
  }
}

/** Whether the last build still stands: same inputs, and every file of `dist/` as it was written. */
export function stillStands(
  last: LastBuild | null,
  fingerprint: string | null,
  outDir: string,
): last is LastBuild {
  if (
    !last ||
    fingerprint === null ||
    last.fingerprint !== fingerprint ||
    existsSync(join(outDir, journalName))
  )
    return false
  for (const [path, file] of last.manifest) if (!isIntact(outDir, path, file)) return false
  return true
}
