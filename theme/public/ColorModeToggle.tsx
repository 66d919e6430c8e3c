// `@theme/ColorModeToggle`: the button that switches between light and dark mode.
import { useHydrated } from '../context/hydrated.ts'
import { Icon } from '../layout/Icons.tsx'
import type { ColorMode } from '../state/browser.tsx'
import { useTexts } from '../text/translate.tsx'

export interface ColorModeToggleProps {
  readonly className?: string
  readonly buttonClassName?: string
  /** Adds the mode of the system as a third choice. */
  readonly respectPrefersColorScheme?: boolean
  /** Null: the mode of the system. */
  readonly value: ColorMode | null
  /** Receives the mode to change to. */
  readonly onChange: (mode: ColorMode | null) => void
}

export default function ColorModeToggle({
  className = '',
  buttonClassName = '',
  respectPrefersColorScheme = false,
  value,
  onChange,
}: ColorModeToggleProps) {
  const hydrated = useHydrated()
  const t = useTexts()
  return (
    <div className={`${className} color-mode-toggle-box`.trim()}>
      <button
        type="button"
        className={`icon-button clean-btn color-mode-toggle ${buttonClassName}`.trim()}
        disabled={!hydrated}
        aria-label={t('theme.colorToggle.label', 'Switch between dark and light mode')}
        aria-pressed={respectPrefersColorScheme ? undefined : value === 'dark'}
        onClick={() => onChange(nextMode(value, respectPrefersColorScheme))}
      >
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
    </div>
  )
}

/** With a mode of the system: system, light, dark. */
function nextMode(value: ColorMode | null, withSystem: boolean): ColorMode | null {
  if (!withSystem) return value === 'dark' ? 'light' : 'dark'
  if (value === null) return 'light'
  return value === 'light' ? 'dark' : null
}
