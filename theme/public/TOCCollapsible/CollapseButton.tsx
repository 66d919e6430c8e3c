// `@theme/TOCCollapsible/CollapseButton`.
import type { ComponentProps } from 'react'
import { useTexts } from '../../text/translate.tsx'

export interface CollapseButtonProps extends ComponentProps<'button'> {
  readonly collapsed: boolean
}

export default function CollapseButton({ collapsed, ...props }: CollapseButtonProps) {
  const t = useTexts()
  return (
    <button
      type="button"
      aria-expanded={!collapsed}
      {...props}
      className={`clean-btn toc-mobile__button ${props.className ?? ''}`.trim()}
    >
      {t('theme.TOCCollapsible.toggleButtonLabel', 'On this page')}
    </button>
  )
}
