// A progress bar at the top while a page is slow to load, with a status message for screen readers.
import { useShown } from '../context/route.tsx'
import './ProgressBar.css'

export function ProgressBar({ active }: { readonly active: boolean }) {
  return <div className="progress-bar" data-active={active || undefined} role="presentation" />
}

/** Announces the title of the page after a navigation. */
export function RouteAnnouncer({ announce }: { readonly announce: boolean }) {
  const { route } = useShown()
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announce ? route.head.title : ''}
    </div>
  )
}
