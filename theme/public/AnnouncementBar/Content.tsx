// `@theme/AnnouncementBar/Content`: the HTML of the configuration.
import type { ComponentProps } from 'react'
import { useThemeConfig } from '../../compat/themeConfig.ts'

export default function AnnouncementBarContent(props: ComponentProps<'div'>) {
  const { announcementBar } = useThemeConfig()
  return <div {...props} dangerouslySetInnerHTML={{ __html: announcementBar?.content ?? '' }} />
}
