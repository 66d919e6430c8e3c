// A link of the theme. Links to other sites open in a new tab and have an icon.
import type { AnchorHTMLAttributes } from 'react'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'

export interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly external?: boolean | undefined
}

export function SmartLink({ external = false, children, ...rest }: SmartLinkProps) {
  const t = useTexts()
  if (!external) return <a {...rest}>{children}</a>
  return (
    <a {...rest} target={rest.target ?? '_blank'} rel={rest.rel ?? 'noopener noreferrer'}>
      {children}
      <Icon name="external" size={13} />
      <span className="visually-hidden">{t('theme.IconExternalLink.ariaLabel', '(opens in new tab)')}</span>
    </a>
  )
}
