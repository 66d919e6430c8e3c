// Whether the navbar of a site with `hideOnScroll` is out of sight.
import { useState } from 'react'
import { useScroll } from './useScroll.ts'

/**
 * Scrolling down or jumping to a heading hides the bar, and scrolling up shows it. At the bottom it does not
 * change, because of rubber-band scrolling.
 */
export function useHiddenOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false)
  useScroll((now, last, jumped) => {
    const aboveEnd = now + window.innerHeight < document.documentElement.scrollHeight - 2
    if (now < 60 || jumped !== undefined || now > last || (now < last && aboveEnd))
      setHidden(now >= 60 && (jumped ?? now > last))
  })
  return hidden && enabled
}
