// What routes load, by name: modules, values and texts.
import type { ClientRoute, Loads } from '../../shared/themeSite.ts'

export function namesIn(loads: Loads): readonly string[] {
  if (typeof loads === 'string') return [loads]
  return (Array.isArray(loads) ? loads : Object.values(loads)).flatMap((one) => namesIn(one as Loads))
}

export const loadedNames = (routes: readonly ClientRoute[]): readonly string[] =>
  routes.flatMap(({ loads, routes: inner = [] }) => [...namesIn(loads), ...loadedNames(inner)])
