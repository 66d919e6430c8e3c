// `@theme/DocVersionBanner`: says that the page is not of the latest version.
import { useShown } from '../context/route.tsx'
import { VersionBanner } from '../layout/VersionNotice.tsx'

export default function DocVersionBanner({ className }: { readonly className?: string }) {
  const { route } = useShown()
  const version = 'version' in route ? route.version : null
  if (!version?.banner) return null
  return className === undefined ? (
    <VersionBanner version={version} />
  ) : (
    <div className={className}>
      <VersionBanner version={version} />
    </div>
  )
}
