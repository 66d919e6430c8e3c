// `@docusaurus/theme-common`: the color mode, for components of the site.
import { type ColorMode, useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'

export interface ColorModeState {
  readonly colorMode: ColorMode
  /** Changes the mode and remembers it. */
  readonly setColorMode: (mode: ColorMode) => void
}

/** Light or dark. On the server it is the configured default, until the page has started. */
export function useColorMode(): ColorModeState {
  const { colorMode, chooseColorMode } = useBrowserState()
  return { colorMode: useStore(colorMode), setColorMode: chooseColorMode }
}
