// `useColorMode`: the color mode of the page.
import { type ColorMode, useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'

export interface ColorModeState {
  /** Light or dark. On the server it is the configured default, until the page has started. */
  readonly colorMode: ColorMode
  /** The reader's choice. Null for the mode of the system. */
  readonly colorModeChoice: ColorMode | null
  /** Changes the mode and remembers it, unless `persist` is false. Null: the mode of the system. */
  readonly setColorMode: (mode: ColorMode | null, options?: { readonly persist?: boolean }) => void
}

export function useColorMode(): ColorModeState {
  const { colorMode, colorChoice, chooseColorMode } = useBrowserState()
  const set: ColorModeState['setColorMode'] = (next, { persist = true } = {}) =>
    persist ? chooseColorMode(next) : colorChoice.set(next)
  return { colorMode: useStore(colorMode), colorModeChoice: useStore(colorChoice), setColorMode: set }
}
