// A tag as a page shows it.
import type { RoutePath } from '../shared/paths.ts'

export interface TagLink {
  readonly label: string
  readonly description: string | null
  /** It is in no tags file. */
  readonly inline?: true
  readonly route: RoutePath
}
