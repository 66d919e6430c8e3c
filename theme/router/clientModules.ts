// The site's modules for the browser: told when a navigation begins and when its page is shown.
import modules from '@generated/client-modules'
import type { Navigation } from './navigation.ts'

export interface RouteUpdate {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  /** Null on the first load. */
  readonly previousLocation: RouteUpdate['location'] | null
}

export interface ClientModule {
  /** A navigation begins; what it returns is called when the next one does. */
  readonly onRouteUpdate?: (update: RouteUpdate) => (() => void) | undefined
  /** The page is shown. */
  readonly onRouteDidUpdate?: (update: RouteUpdate) => void
}

export function runClientModules({ location }: Navigation): void {
  const list = modules as readonly ClientModule[]
  if (list.length === 0) return
  let previous: RouteUpdate['location'] | null = null
  let endings: ((() => void) | undefined)[] = []
  const update = () => {
    for (const end of endings) end?.()
    const { pathname, search, hash } = window.location
    const told: RouteUpdate = { location: { pathname, search, hash }, previousLocation: previous }
    previous = told.location
    endings = list.map((module) => module.onRouteUpdate?.(told))
    for (const module of list) module.onRouteDidUpdate?.(told)
  }
  update()
  location.subscribe(update)
}
