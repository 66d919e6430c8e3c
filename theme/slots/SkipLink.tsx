// In place of layout/SkipLink.tsx. The element with this id receives the focus after a navigation.
import SkipToContent from '../public/SkipToContent.tsx'

export function SkipLink() {
  return (
    <div id="__troodon-skip" tabIndex={-1}>
      <SkipToContent />
    </div>
  )
}
