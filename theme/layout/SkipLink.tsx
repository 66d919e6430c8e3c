// The first stop of the keyboard on every page; after a navigation the focus is put back here.
import { useTexts } from '../text/translate.tsx'

export function SkipLink() {
  const t = useTexts()
  return (
    <div
      id="__troodon-skip"
      className="skip-to-content"
      tabIndex={-1}
      role="region"
      aria-label={t('theme.common.skipToMainContent', 'Skip to main content')}
    >
      <a className="skip-to-content__link" href="#__troodon-content">
        {t('theme.common.skipToMainContent', 'Skip to main content')}
      </a>
    </div>
  )
}
