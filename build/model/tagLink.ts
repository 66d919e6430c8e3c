// A tag as a page shows it.
import type { RoutePath } from '../shared/paths.ts'

export interface TagLink {
  readonly label: string
  readonly description: string | null
  readonly route: RoutePath
}
