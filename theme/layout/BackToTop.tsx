// The button that appears when the reader scrolls up, far from the top of a page.
import { useState } from 'react'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'
import { prefersReducedMotion } from './slide.ts'
import { useScroll } from './useScroll.ts'

const threshold = 300

export function BackToTop() {
  const [shown, setShown] = useState(false)
  const t = useTexts()
  useScroll((now, last, jumped) => setShown(jumped === undefined && now > threshold && now < last))
  return (
    <button
      type="button"
      className="theme-back-to-top-button"
      data-shown={shown || undefined}
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      aria-label={t('theme.BackToTopButton.buttonAriaLabel', 'Scroll back to top')}
      onClick={() => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })}
    >
      <Icon name="chevron" />
    </button>
  )
}
