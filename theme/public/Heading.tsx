// `@theme/Heading`: a heading with a link to itself when it has an id.
import type { HTMLAttributes } from 'react'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

export default function Heading({ as: Tag, id, children, className = '', ...rest }: HeadingProps) {
  if (Tag === 'h1' || id === undefined)
    return (
      <Tag className={className || undefined} id={id} {...rest}>
        {children}
      </Tag>
    )
  return (
    <Tag className={`anchor ${className}`.trim()} id={id} {...rest}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: named by its label; the sign comes from the style sheet */}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={`Direct link to ${typeof children === 'string' ? children : id}`}
      />
    </Tag>
  )
}
