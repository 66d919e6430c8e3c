// How the route of a page of a plugin matches the URL.
import { createContext } from 'react'
import type { Match } from './matchPath.ts'

export const RouteMatch = /* @__PURE__ */ createContext<Match | null>(null)
