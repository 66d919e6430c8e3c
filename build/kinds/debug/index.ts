// Debug pages, for the authors of the site: configuration, routes, content. `debug` in the configuration
// switches them on.
import type { ContentKind } from '../contentKind.ts'
import { debugData } from './data.ts'
import { type DebugRouteEntry, planDebug } from './plan.ts'

export const debug: ContentKind<never, DebugRouteEntry> = {
  name: 'debug',
  options: () => [],
  dataFiles: () => () => null,
  plan: (input, place) => ({
    contents: [],
    routes: planDebug(input.config, place),
    searchTags: [],
    diagnostics: [],
  }),
  data: (route, { scripts }, context) => debugData(route, scripts(), context),
  sidebars: () => [],
  searchEntry: () => null,
  indexable: () => false,
  cardText: () => null,
  excerpts: () => [],
  printsTitle: false,
  sharesWords: false,
  pageLists: () => [],
  explain: () => ({}),
}
