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
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Icon name="external" size={13} />
      <span className="visually-hidden">{t('theme.IconExternalLink.ariaLabel', '(opens in new tab)')}</span>
    </a>
  )
}
