// The first element in the tab order of every page. It receives the focus after a navigation and leads to the
// content. Without scripts, its href leads to the element around the content.
import type { MouseEvent } from 'react'
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
      {/* biome-ignore lint/a11y/useValidAnchor: a real link; the click handler only finds a better target than its href */}
      <a className="skip-to-content__link" href="#__docusaurus_skipToContent_fallback" onClick={toMain}>
        {t('theme.common.skipToMainContent', 'Skip to main content')}
      </a>
    </div>
  )
}

function toMain(event: MouseEvent): void {
  const main = document.querySelector('main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
}
