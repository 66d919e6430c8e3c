// Hooks of `@docusaurus/theme-common` about texts, dates, colors and the announcement.
import config from '@generated/docusaurus.config'
import { useCallback } from 'react'
import { useSite } from '../context/site.tsx'
import { useBaseUrlUtils } from '../public/useBaseUrl.tsx'
import { type ColorMode, useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'
import { pluralForm } from '../text/plural.ts'
import { useTexts } from '../text/translate.tsx'

/** Selects the form of a message by a number: `One post|{count} posts`. */
export function usePluralForm(): { readonly selectMessage: (count: number, forms: string) => string } {
  const { locale } = useSite()
  return { selectMessage: (count, forms) => pluralForm(forms, count, locale.htmlLang) }
}

/** In UTC, like the dates of posts, unless the options name a time zone. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { locale } = useSite()
  return new Intl.DateTimeFormat(locale.dateLocale, {
    timeZone: 'UTC',
    ...options,
  })
}

export const useCalendar = (): string => 'gregory'

interface PrismTheme {
  readonly plain: Readonly<Record<string, unknown>>
  readonly styles: readonly unknown[]
}

/** The theme of the configuration for the current color mode. Troodon's own code blocks do not use it. */
export function usePrismTheme(): PrismTheme {
  const { colorMode } = useBrowserState()
  const mode = useStore(colorMode)
  const prism = (config.themeConfig as { prism?: { theme?: PrismTheme; darkTheme?: PrismTheme } }).prism
  const light = prism?.theme ?? { plain: {}, styles: [] }
  return mode === 'dark' ? (prism?.darkTheme ?? light) : light
}

export interface ColorModeState {
  /** Light or dark. On the server it is the configured default, until the page has started. */
  readonly colorMode: ColorMode
  /** The reader's choice. Null for the mode of the system. */
  readonly colorModeChoice: ColorMode | null
  /** Changes the mode and remembers it, unless `persist` is false. Null: the mode of the system. */
  readonly setColorMode: (mode: ColorMode | null, options?: { readonly persist?: boolean }) => void
  readonly isDarkTheme: boolean
  readonly setLightTheme: () => void
  readonly setDarkTheme: () => void
}

export function useColorMode(): ColorModeState {
  const { colorMode, colorChoice, chooseColorMode } = useBrowserState()
  const mode = useStore(colorMode)
  const set: ColorModeState['setColorMode'] = (next, { persist = true } = {}) =>
    persist ? chooseColorMode(next) : colorChoice.set(next)
  return {
    colorMode: mode,
    colorModeChoice: useStore(colorChoice),
    setColorMode: set,
    isDarkTheme: mode === 'dark',
    setLightTheme: () => set('light'),
    setDarkTheme: () => set('dark'),
  }
}

export function useAnnouncementBar(): { readonly isActive: boolean; readonly close: () => void } {
  const { announcement } = useSite()
  const { announcementClosed, closeAnnouncement } = useBrowserState()
  const closed = useStore(announcementClosed)
  return {
    isActive: announcement !== null && !(closed && announcement.isCloseable),
    close: closeAnnouncement,
  }
}

/** A function that makes the URL of the search page for some words. */
export function useSearchLinkCreator(): (words: string) => string {
  const { search } = useSite()
  const { withBaseUrl } = useBaseUrlUtils()
  const page = search?.page ?? withBaseUrl('/search')
  return useCallback((words) => `${page}?q=${encodeURIComponent(words)}`, [page])
}

/** Class of an element that links of the page lead to, for the space below the navbar. */
export const useAnchorTargetClassName = (id: string | undefined): string | undefined =>
  id === undefined ? undefined : 'anchor'

/** The path without the base URL. */
export const useLocalPath = (pathname: string): string => {
  const { baseUrl } = useSite()
  return pathname.replace(baseUrl, '/')
}

export const useDocCardDescriptionCategoryItemsPlural = (): ((count: number) => string) => {
  const t = useTexts()
  const { selectMessage } = usePluralForm()
  return (count) =>
    selectMessage(
      count,
      t('theme.docs.DocCard.categoryDescription.plurals', '1 item|{count} items', { count }),
    )
}
