// Titles of admonitions without one of their own.
import { defaultTitle } from '../../build/shared/components/admonition.ts'
import { useTexts } from '../text/translate.tsx'

export function useDefaultTitle(): (type: string) => string {
  const t = useTexts()
  return (type) =>
    defaultTitle(type, {
      'theme.admonition.note': t('theme.admonition.note', 'Note'),
      'theme.admonition.tip': t('theme.admonition.tip', 'Tip'),
      'theme.admonition.danger': t('theme.admonition.danger', 'Danger'),
      'theme.admonition.info': t('theme.admonition.info', 'Info'),
      'theme.admonition.caution': t('theme.admonition.caution', 'Caution'),
      'theme.admonition.warning': t('theme.admonition.warning', 'Warning'),
    })
}
