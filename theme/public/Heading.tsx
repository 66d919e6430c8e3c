// A heading with a link to itself when it has an id.
import type { HTMLAttributes } from 'react'
import { hashLink, headingLinkLabel } from '../../build/shared/components/heading.ts'
import { elementOf } from '../markup/elementOf.ts'
import { useTexts } from '../text/translate.tsx'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

export default function Heading({ as: Tag, id, children, className = '', ...rest }: HeadingProps) {
  const t = useTexts()
  if (Tag === 'h1' || id === undefined)
    return (
      <Tag id={id} className={className || undefined} {...rest}>
        {children}
      </Tag>
    )
  return (
    <Tag id={id} className={`anchor ${className}`.trim()} {...rest}>
      {children}
      {elementOf(
        hashLink(
          id,
          t(headingLinkLabel.id, headingLinkLabel.message, {
            heading: (typeof children === 'string' && children.trim()) || id,
          }),
        ),
      )}
    </Tag>
  )
}
