// Calls the site's client modules when a navigation begins and when its page is shown.
// First: the modules can listen to events while they are loaded.
import './lateEvents.ts'

import modules from '@generated/client-modules'
import { callLate } from './lateEvents.ts'
import type { Lifecycle } from './navigation.ts'

interface RouteUpdate {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  /** Null on the first load. */
  readonly previousLocation: RouteUpdate['location'] | null
}

interface ClientModule {
  /**
   * A navigation begins. Troodon calls the returned function when the page has loaded or another navigation
   * begins.
   */
  readonly onRouteUpdate?: (update: RouteUpdate) => (() => void) | undefined
  /** The page is shown. */
  readonly onRouteDidUpdate?: (update: RouteUpdate) => void
}

/** The functions are exports, or members of the default export. */
interface Imported extends ClientModule {
  readonly default?: ClientModule
}

/** Null on a site without such modules. */
export function createLifecycle(): Lifecycle | null {
  const list = (modules as readonly Imported[]).map((one) => ({ ...one, ...one.default }))
  if (list.length === 0) return null
  let last: RouteUpdate['location'] | null = null
  let begun: RouteUpdate | null = null
  let endings: ((() => void) | undefined)[] = []
  const ready = () => {
    for (const end of endings) safely(() => end?.())
    endings = []
  }
  return {
    begin({ pathname, search, hash }) {
      ready()
      const update = { location: { pathname, search, hash }, previousLocation: last }
      begun = update
      endings = list.map((module) => safely(() => module.onRouteUpdate?.(update)))
    },
    ready,
    shown() {
      const update = begun
      if (!update) return
      last = update.location
      for (const module of list) safely(() => module.onRouteDidUpdate?.(update))
      callLate()
    },
  }
}

/** Reports an error of a module and continues, so the reader still gets the page. */
function safely<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch (error) {
    reportError(error)
    return undefined
  }
}
