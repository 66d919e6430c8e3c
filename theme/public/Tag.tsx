// `@theme/Tag`: a tag with a link to its page.
export interface TagProps {
  readonly permalink: string
  readonly label: string
  readonly count?: number
  readonly description?: string | undefined
}

export default function Tag({ permalink, label, count, description }: TagProps) {
  return (
    <a className="tag" href={permalink} rel="tag" title={description}>
      {label}
      {count === undefined ? null : <span className="tag__count">{count}</span>}
    </a>
  )
}
