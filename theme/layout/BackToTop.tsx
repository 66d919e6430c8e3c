// Appears when one scrolls up far from the top of a document.
import { useEffect, useState } from 'react'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'

const threshold = 300

export function BackToTop() {
  const [shown, setShown] = useState(false)
  const t = useTexts()
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      setShown(now > threshold && now < last)
      last = now
    }
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => document.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <button
      type="button"
      className="theme-back-to-top-button"
      data-shown={shown || undefined}
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      aria-label={t('theme.BackToTopButton.buttonAriaLabel', 'Scroll back to top')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <Icon name="chevron" />
    </button>
  )
}
