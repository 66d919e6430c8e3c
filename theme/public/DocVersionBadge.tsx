// `@theme/DocVersionBadge`: the version of the page, where the site has several.
import { useShown } from '../context/route.tsx'
import { VersionBadge } from '../layout/VersionBadge.tsx'

export default function DocVersionBadge(_props: { readonly className?: string }) {
  const { route } = useShown()
  const version = 'version' in route ? route.version : null
  return version ? <VersionBadge version={version} /> : null
}
