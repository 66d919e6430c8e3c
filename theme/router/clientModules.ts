// The site's modules for the browser: told when a navigation begins and when its page is shown.
import modules from '@generated/client-modules'
import type { Lifecycle } from './navigation.ts'

export interface RouteUpdate {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  /** Null on the first load. */
  readonly previousLocation: RouteUpdate['location'] | null
}

export interface ClientModule {
  /** A navigation begins; what it returns is called when its page is there, or another navigation takes its place. */
  readonly onRouteUpdate?: (update: RouteUpdate) => (() => void) | undefined
  /** The page is shown. */
  readonly onRouteDidUpdate?: (update: RouteUpdate) => void
}

/** Null on a site without such modules. */
export function createLifecycle(): Lifecycle | null {
  const list = modules as readonly ClientModule[]
  if (list.length === 0) return null
  let last: RouteUpdate['location'] | null = null
  let told: RouteUpdate | null = null
  let endings: ((() => void) | undefined)[] = []
  const ready = () => {
    for (const end of endings) safely(() => end?.())
    endings = []
  }
  return {
    begin({ pathname, search, hash }) {
      ready()
      const update = { location: { pathname, search, hash }, previousLocation: last }
      told = update
      endings = list.map((module) => safely(() => module.onRouteUpdate?.(update)))
    },
    ready,
    shown() {
      const update = told
      if (!update) return
      last = update.location
      for (const module of list) safely(() => module.onRouteDidUpdate?.(update))
    },
  }
}

/** A module that fails must not keep the reader from the page. */
function safely<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch (error) {
    reportError(error)
    return undefined
  }
}
