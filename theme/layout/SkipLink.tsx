// The first stop of the keyboard on every page; after a navigation the focus is put back here. Leads to the text: without
// scripts by its address, which is that of the element around it.
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
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, and the click only finds a better place than the address can name */}
      <a className="skip-to-content__link" href="#__troodon-content" onClick={toMain}>
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
