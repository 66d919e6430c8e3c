// `@theme/Tag`: a tag with a link to its page.
import { useSite } from '../context/site.tsx'
import { hostHref } from '../router/hostHref.ts'

export interface TagProps {
  readonly permalink: string
  readonly label: string
  readonly count?: number
  readonly description?: string | undefined
}

export default function Tag({ permalink, label, count, description }: TagProps) {
  return (
    <a className="tag" href={hostHref(permalink, useSite())} rel="tag" title={description}>
      {label}
      {count === undefined ? null : <span className="tag__count">{count}</span>}
    </a>
  )
}
