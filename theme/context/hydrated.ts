// Whether the page is hydrated: false on the server and during hydration, then true.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
