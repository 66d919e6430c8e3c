// The target of a link.
import type { Refusal } from '../model/config/readableFolders.ts'
import type { Route } from '../model/route.ts'
import type { RoutePath, SourcePath } from '../shared/paths.ts'

export type Resolution =
  | { readonly kind: 'route'; readonly route: Route; readonly query: string; readonly hash: string }
  /** A file that is copied unchanged to this path. */
  | { readonly kind: 'static'; readonly source: SourcePath; readonly path: string; readonly rest: string }
  /** A file beside the content, which gets a name with a hash. */
  | { readonly kind: 'asset'; readonly source: SourcePath; readonly rest: string }
  /** A file that the build writes to this path. */
  | { readonly kind: 'made'; readonly path: string; readonly rest: string }
  | { readonly kind: 'outside'; readonly href: string }
  | {
      readonly kind: 'broken'
      readonly reason: 'markdownFile' | 'category' | 'file' | 'page' | 'id' | 'unsafe'
      readonly draft: boolean
      /** Of an unsafe URL, which a function of the site may have given. */
      readonly href?: string
      /** Of an id (`ref:`): the pages that have it, and a similar id. */
      readonly found?: { readonly on: readonly RoutePath[]; readonly similar: string | null }
      /** Why content may not show the file that is there. */
      readonly refusal?: Exclude<Refusal, 'missing'>
    }
