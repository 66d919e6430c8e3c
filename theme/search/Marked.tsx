// Text with what the words of a query match in `<mark>`.
import type { ReactNode } from 'react'
import { matchesIn } from './matches.ts'

interface MarkedProps {
  readonly text: string
  readonly query: string
}

export function Marked({ text, query }: MarkedProps): ReactNode {
  const matches = matchesIn(text, query)
  if (matches.length === 0) return text
  let end = 0
  const parts: ReactNode[] = []
  for (const match of matches) {
    parts.push(text.slice(end, match.from))
    parts.push(<mark key={match.from}>{text.slice(match.from, match.end)}</mark>)
    end = match.end
  }
  return [...parts, text.slice(end)]
}
