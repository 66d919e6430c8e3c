import type { ReactNode } from 'react'

/** Words on a coloured ground. */
export default function Highlight({
  color,
  children,
}: {
  readonly color: string
  readonly children?: ReactNode
}) {
  return (
    <span style={{ backgroundColor: color, borderRadius: '0.2rem', color: '#10231a', padding: '0.2rem' }}>
      {children}
    </span>
  )
}
