// `@theme/AnnouncementBar/CloseButton`.
import type { ComponentProps } from 'react'
import { Icon } from '../../layout/Icons.tsx'
import { useTexts } from '../../text/translate.tsx'

export default function AnnouncementBarCloseButton(props: ComponentProps<'button'>) {
  const t = useTexts()
  return (
    <button
      type="button"
      aria-label={t('theme.AnnouncementBar.closeButtonAriaLabel', 'Close')}
      {...props}
      className={`icon-button clean-btn close ${props.className ?? ''}`.trim()}
    >
      <Icon name="close" size={16} />
    </button>
  )
}
