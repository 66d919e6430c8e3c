// The version of the page, if there are several.
import type { PageVersion } from '../../build/shared/routeData.ts'
import { useTexts } from '../text/translate.tsx'

export function VersionBadge({ version }: { readonly version: PageVersion }) {
  const t = useTexts()
  if (!version.badge) return null
  return (
    <span className="theme-doc-version-badge">
      {t('theme.docs.versionBadge.label', 'Version: {versionLabel}', { versionLabel: version.label })}
    </span>
  )
}
