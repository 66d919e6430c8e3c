// Switches between light and dark mode, and that of the system if the site respects it. The HTML contains all
// icons and CSS shows the current one, so nothing flashes.
import { useHydrated } from '../context/hydrated.ts'
import { useSite } from '../context/site.tsx'
import { useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'

export function ColorModeToggle() {
  const { disableSwitch, respectPrefersColorScheme: offersSystem } = useSite().colorMode
  const { colorMode, colorChoice, chooseColorMode } = useBrowserState()
  const mode = useStore(colorMode)
  const choice = useStore(colorChoice)
  const isSystem = offersSystem && !choice
  const hydrated = useHydrated()
  const t = useTexts()
  if (disableSwitch) return null
  const next = isSystem || (!offersSystem && mode === 'dark') ? 'light' : mode === 'light' ? 'dark' : null
  // The texts, for scripts/messages, which looks for ids beside their defaults:
  // 'theme.colorToggle.ariaLabel.mode.system', 'system mode'
  // 'theme.colorToggle.ariaLabel.mode.dark', 'dark mode'
  // 'theme.colorToggle.ariaLabel.mode.light', 'light mode'
  const name = isSystem ? 'system' : mode
  const current = t(`theme.colorToggle.ariaLabel.mode.${name}`, `${name} mode`)
  const label = t('theme.colorToggle.ariaLabel', 'Switch between dark and light mode (currently {mode})', {
    mode: current,
  })
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle"
      disabled={!hydrated}
      aria-label={hydrated ? label : t('theme.colorToggle.label', 'Switch between dark and light mode')}
      title={hydrated ? current : undefined}
      aria-pressed={offersSystem ? undefined : mode === 'dark'}
      onClick={() => chooseColorMode(next)}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}
