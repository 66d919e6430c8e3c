// The "New version available" popup. Screen readers announce it once, the keyboard can reach it, and the
// reader can close it without a choice.
import { useState } from 'react'
import { Icon } from '../layout/Icons.tsx'
import { useTexts } from '../text/translate.tsx'

export interface UpdatePopupProps {
  readonly onRefresh: () => void
  readonly onClose: () => void
}

export function UpdatePopup({ onRefresh, onClose }: UpdatePopupProps) {
  const t = useTexts()
  const [busy, setBusy] = useState(false)
  const choose = () => {
    setBusy(true)
    onRefresh()
  }
  const text = t('theme.PwaReloadPopup.info', 'New version available')
  return (
    <section className="update-popup" aria-label={text}>
      <p role="alert">{text}</p>
      <button type="button" className="button" onClick={choose} disabled={busy}>
        {t('theme.PwaReloadPopup.refreshButtonText', 'Refresh')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('theme.PwaReloadPopup.closeButtonAriaLabel', 'Close')}
        onClick={onClose}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  )
}
