// Route → the data that its view shows.
import { kindOf } from '../../kinds/index.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { Route } from '../../model/route.ts'
import type { RouteData } from '../../shared/routeData.ts'
import { type CodeContext, codeOf } from './pageCode.ts'
import type { SharedData } from './shareData.ts'

export const dataOf = (route: Route, { context }: SharedData, code: CodeContext): RouteData =>
  kindOf(route, context.site).data(
    route,
    { page: codeOf(route, code), scripts: () => registryOf(code.bundle) },
    context,
  )

/** Source of each page with code → its browser script. */
const registryOf = ({ pages }: Bundle): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pages).map(([source, { script }]) => [source, script]))
