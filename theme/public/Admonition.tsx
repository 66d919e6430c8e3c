// `@theme/Admonition`: the box of `:::note`, in pages with code.
import type { ReactNode } from 'react'

export interface AdmonitionProps {
  /** note, tip, info, warning, danger, caution, or a type of the site. */
  readonly type?: string
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly className?: string
  readonly id?: string
  readonly children?: ReactNode
}

const aliases: Readonly<Record<string, string>> = { secondary: 'note', success: 'tip', important: 'info' }

export default function Admonition({
  type = 'note',
  title,
  icon,
  className = '',
  id,
  children,
}: AdmonitionProps) {
  const shown = aliases[type] ?? type
  return (
    <div
      id={id}
      className={`theme-admonition theme-admonition-${shown} admonition admonition-${shown} ${className}`.trim()}
    >
      <div className="admonition-heading">
        {icon && (
          <>
            <span className="admonition-icon" aria-hidden="true">
              {icon}
            </span>{' '}
          </>
        )}
        {title ?? type.charAt(0).toUpperCase() + type.slice(1)}
      </div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
