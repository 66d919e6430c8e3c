// `@theme/AnnouncementBar`: the bar above the navbar.
import { useAnnouncementBar } from '../compat/misc.ts'
import { useThemeConfig } from '../compat/themeConfig.ts'
import { useTexts } from '../text/translate.tsx'
import CloseButton from './AnnouncementBar/CloseButton.tsx'
import Content from './AnnouncementBar/Content.tsx'
import '../layout/AnnouncementBar.css'

export default function AnnouncementBar() {
  const { announcementBar } = useThemeConfig()
  const { isActive, close } = useAnnouncementBar()
  const t = useTexts()
  if (!announcementBar || !isActive) return null
  return (
    <div
      className="announcement-bar theme-announcement-bar"
      role="region"
      aria-label={t('theme.AnnouncementBar.label', 'Announcement')}
    >
      <Content className="announcement-bar__content" />
      {announcementBar.isCloseable && <CloseButton onClick={close} />}
    </div>
  )
}
