// The interface between the editor server and the engine: a site with texts that are not saved.
import type { PlannedSite } from '../kinds/contentKind.ts'
import type { LinkIndex } from '../link/linkIndex.ts'
import type { HeadingPlace } from '../markdown/headingPlaces.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { PageFacts } from '../model/page.ts'
import type { SourcePath } from '../shared/paths.ts'

/** Texts of Markdown files in the editor, which count instead of those of the files. */
export type Unsaved = ReadonlyMap<SourcePath, string>

/** The site as the last check found it. */
export interface LinkedPages {
  readonly site: PlannedSite
  readonly index: LinkIndex
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
}

/** The site as it would be with other names of files. */
export type MovedSite = Pick<LinkedPages, 'site' | 'index'>

export interface CheckedSite {
  /** What `check` reports. */
  readonly problems: readonly Problem[]
  /** Null when the check ended before links were followed. */
  readonly linked: LinkedPages | null
}

export interface EditedSite {
  /** Absolute. */
  readonly root: string
  /** Throws an error whose message is for people when there is no site to check. */
  readonly check: (unsaved: Unsaved) => Promise<CheckedSite>
  /** Headings of level 2 to 6 of a text, read as the page of the file. */
  readonly headings: (file: SourcePath, text: string) => Promise<readonly HeadingPlace[]>
  /** Null before the first check. */
  readonly planMoved: (moves: ReadonlyMap<SourcePath, SourcePath>) => Promise<MovedSite | null>
  readonly close: () => Promise<void>
}

/** `folder`: the one that the editor has opened. */
export type OpenEditedSite = (folder: string | null) => EditedSite | Promise<EditedSite>
