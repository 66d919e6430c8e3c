// The color mode after the first paint: choices of the reader, of other tabs and of the system. Not part of
// the first load: theme/boot.ts has set the mode that the page begins with.
import type { SiteData } from '../../build/shared/siteData.ts'
import type { BrowserState, ColorMode } from './browser.tsx'

/** Keeps the mode, `data-theme` and `data-theme-choice` equal to what the reader and the system choose. */
export function followColorMode({ colorMode, colorChoice, storage }: BrowserState, site: SiteData): void {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode
  const root = document.documentElement
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const system = respectPrefersColorScheme ? modeOf(dark.matches) : defaultMode
    const choice = colorChoice.get()
    root.setAttribute('data-theme', choice ?? system)
    root.setAttribute('data-theme-choice', choice ?? 'system')
    colorMode.set(choice ?? system)
  }
  if (disableSwitch) storage.remove('theme')
  // Of the URL, of an earlier visit, or made before this code was loaded.
  colorChoice.set(choiceOf(colorChoice.get()))
  apply()
  colorChoice.subscribe(apply)
  if (!disableSwitch)
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === storage.keyOf('theme')) colorChoice.set(choiceOf(newValue))
    })
  if (!respectPrefersColorScheme) return
  dark.addEventListener('change', () => {
    if (window.matchMedia('print').matches) return
    apply()
  })
}

const modeOf = (isDark: boolean): ColorMode => (isDark ? 'dark' : 'light')

const choiceOf = (value: string | null): ColorMode | null =>
  value === null || value === 'system' ? null : modeOf(value === 'dark')
