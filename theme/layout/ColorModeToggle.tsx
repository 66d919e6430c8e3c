// Switches between light and dark mode. The HTML contains both icons and CSS shows the current one, so
// nothing flashes.
import { useHydrated } from '../context/hydrated.ts'
import { useSite } from '../context/site.tsx'
import { useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'

export function ColorModeToggle() {
  const { colorMode: settings } = useSite()
  const { colorMode, chooseColorMode } = useBrowserState()
  const mode = useStore(colorMode)
  const hydrated = useHydrated()
  const t = useTexts()
  if (settings.disableSwitch) return null
  const current =
    mode === 'dark'
      ? t('theme.colorToggle.ariaLabel.mode.dark', 'dark mode')
      : t('theme.colorToggle.ariaLabel.mode.light', 'light mode')
  const label = t('theme.colorToggle.ariaLabel', 'Switch between dark and light mode (currently {mode})', {
    mode: current,
  })
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle"
      disabled={!hydrated}
      aria-label={hydrated ? label : t('theme.colorToggle.label', 'Switch between dark and light mode')}
      aria-pressed={mode === 'dark'}
      onClick={() => chooseColorMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}
