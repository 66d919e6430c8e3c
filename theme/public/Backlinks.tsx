// Links to the pages that link to this one.
import { useShown } from '../context/route.tsx'

export interface BacklinksProps {
  /** Shown above the links. */
  readonly title?: string
  readonly className?: string
}

/** Nothing where no page links here. */
export default function Backlinks({ title, className }: BacklinksProps) {
  const { backlinks = [] } = useShown().route
  if (backlinks.length === 0) return null
  return (
    <div className={className ? `backlinks ${className}` : 'backlinks'}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <ul>
        {backlinks.map(({ href, label, language }) => (
          <li key={href}>
            <a href={href} {...language}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
