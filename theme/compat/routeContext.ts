// What the routes around a page of a plugin give to all components in it: modules that each names as its
// `context`, and how the innermost one matches the URL.
import { createContext } from 'react'
import type { Match } from './matchPath.ts'

export const RouteValues = /* @__PURE__ */ createContext<Readonly<Record<string, unknown>> | null>(null)

export const RouteMatch = /* @__PURE__ */ createContext<Match | null>(null)
