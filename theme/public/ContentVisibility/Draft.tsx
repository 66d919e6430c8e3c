// `@theme/ContentVisibility/Draft`.
import { DraftBannerMessage, DraftBannerTitle } from '../../compat/parts.tsx'

export default function Draft({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`theme-draft-banner ${className}`.trim()} role="note">
      <b>
        <DraftBannerTitle />
      </b>{' '}
      <DraftBannerMessage />
    </div>
  )
}
