// Text with what the words of a query match in `<mark>`.
import type { ReactNode } from 'react'

interface MarkedProps {
  readonly text: string
  readonly query: string
}

export function Marked({ text, query }: MarkedProps): ReactNode {
  const words = query.split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return text
  // With the flag u, only these characters may have a backslash.
  const escaped = words.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'))
  const pattern = new RegExp(`(${escaped.join('|')})`, 'iu')
  // Matches are at odd places.
  return text
    .split(pattern)
    .map((part, index) => (index % 2 === 1 ? <mark key={`${index} ${part}`}>{part}</mark> : part))
}
