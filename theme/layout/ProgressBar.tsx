// A line along the top while a page takes long to load, and the same news for screen readers.
import { useShown } from '../context/route.tsx'
import './ProgressBar.css'

export function ProgressBar({ active }: { readonly active: boolean }) {
  return <div className="progress-bar" data-active={active || undefined} role="presentation" />
}

/** Says the title of the page that was navigated to. */
export function RouteAnnouncer({ announce }: { readonly announce: boolean }) {
  const { route } = useShown()
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announce ? route.head.title : ''}
    </div>
  )
}
