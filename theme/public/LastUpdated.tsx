// `@theme/LastUpdated`: when the page was changed, and by whom.
import { Updated } from '../layout/PageFoot.tsx'

export interface LastUpdatedProps {
  /** Milliseconds. */
  readonly lastUpdatedAt?: number | null | undefined
  readonly lastUpdatedBy?: string | null | undefined
}

export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: LastUpdatedProps) {
  const date = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : null
  if (date === null && !lastUpdatedBy) return null
  return <Updated date={date} author={lastUpdatedBy ?? null} />
}
