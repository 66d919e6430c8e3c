// `@theme/ColorModeToggle`: the button that switches between light and dark mode.
import { useHydrated } from '../context/hydrated.ts'
import { Icon } from '../layout/Icons.tsx'
import type { ColorMode } from '../state/browser.tsx'
import { useTexts } from '../text/translate.tsx'

export interface ColorModeToggleProps {
  readonly className?: string
  readonly buttonClassName?: string
  readonly respectPrefersColorScheme?: boolean
  readonly value: ColorMode | null
  /** Receives the mode to change to. */
  readonly onChange: (mode: ColorMode | null) => void
}

export default function ColorModeToggle({
  className = '',
  buttonClassName = '',
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
        aria-pressed={value === 'dark'}
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
      >
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
    </div>
  )
}
