// `@theme/ContentVisibility/Unlisted`.
import { UnlistedBannerMessage, UnlistedBannerTitle } from '../../compat/parts.tsx'

export default function Unlisted({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`theme-unlisted-banner ${className}`.trim()} role="note">
      <b>
        <UnlistedBannerTitle />
      </b>{' '}
      <UnlistedBannerMessage />
    </div>
  )
}
