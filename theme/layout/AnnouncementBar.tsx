// The bar above the navbar. If the reader has closed it, the boot script hides it before the first paint.
import { useSite } from '../context/site.tsx'
import { useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'
import './AnnouncementBar.css'

export function AnnouncementBar() {
  const { announcement } = useSite()
  const { announcementClosed, closeAnnouncement } = useBrowserState()
  const closed = useStore(announcementClosed)
  const t = useTexts()
  if (!announcement || (closed && announcement.isCloseable)) return null
  return (
    <div
      className="announcement-bar theme-announcement-bar"
      role="region"
      aria-label={t('theme.AnnouncementBar.label', 'Announcement')}
    >
      <div className="announcement-bar__content" dangerouslySetInnerHTML={{ __html: announcement.html }} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('theme.AnnouncementBar.closeButtonAriaLabel', 'Close')}
          onClick={closeAnnouncement}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}
