// What a check of this folder is, and the files of the site that such checks read.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OtherLinks } from '../link/checkLinks.ts'
import type { LinkIndex } from '../link/linkIndex.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { PageFacts } from '../model/page.ts'
import type { Project } from '../model/project.ts'
import type { DiagnosticCode } from '../model/rules.ts'
import type { Site } from '../model/site.ts'
import type { Store } from '../reuse/store.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

export interface UpkeepSite {
  readonly project: Pick<Project, 'root' | 'config' | 'configFile' | 'docusaurus'>
  readonly site: Site
  readonly index: LinkIndex
  /** Markdown files by source. */
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** Links outside Markdown files. */
  readonly others: readonly OtherLinks[]
  readonly store: Store
  /** Whether a check is not off everywhere. Builds leave out hints. */
  readonly isOn: (code: DiagnosticCode) => boolean
}

export type Upkeep = (site: UpkeepSite) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>

/** Files in the folder of the site that these checks read. */
export const upkeepFiles = { urls: 'troodon.urls.json', kept: 'kept-urls.txt', terms: 'terms.yml' } as const

export const allUpkeepFiles: readonly SourcePath[] = Object.values(upkeepFiles).map(sourcePath)

/** Whether the site keeps URLs: any of their ids may be one of them. */
export const hasUrls = (root: string): boolean =>
  [upkeepFiles.urls, upkeepFiles.kept].some((name) => existsSync(join(root, name)))

/** The files among them that the site has: a build depends on them. */
export const readByUpkeep = (root: string): readonly SourcePath[] =>
  allUpkeepFiles.filter((name) => existsSync(join(root, name)))

/** `static/_redirects`, where the site has it. */
export const ownRedirectsFile = ({
  staticDirectories,
  files,
}: Pick<LinkIndex, 'staticDirectories' | 'files'>): SourcePath | undefined =>
  staticDirectories
    .map((directory) => sourcePath(`${directory}/_redirects`))
    .find((source) => files.has(source))
